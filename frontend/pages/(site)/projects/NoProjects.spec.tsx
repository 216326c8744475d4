import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projectsPage } from '../../../content/projects.ts';
import { NoProjects } from './NoProjects.tsx';

const { filters } = projectsPage;

test.each([
  [1, '/projects', filters.none],
  [9, '/projects?type=home', 'There is no page 9 of projects.'],
])('an empty page %i of the list leads to %s and says: %s', (page, href, sentence) => {
  const query = { type: 'home', place: '', size: '', page };
  const html = renderToStaticMarkup(<NoProjects query={query} />);
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(`<h2>${sentence}</h2>`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import written from '../../../content/home.json' with { type: 'json' };
import { Interiors } from '../../../pages/(site)/index/Interiors.tsx';
import { Sections } from '../../../pages/(site)/index/Sections.tsx';
import { homeLists } from './homeLists.ts';

const WORDS = ['eyebrow', 'title', 'intro'];
const headings = homeLists.filter(({ section }) => section === 'home-headings');
const marked = (path: string) => Object.fromEntries(WORDS.map((word) => [word, `${path} ${word}`]));
const overrides = {
  home: { ...written, interiors: { ...written.interiors, eyebrow: 'Never shown' } },
  'home-headings': Object.fromEntries(headings.map(({ path }) => [path, marked(path)])),
};
const project = { slug: 'oak', title: 'Oak', place: '', cover: null };

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ urlPathname: '/', overrides }) }));
vi.mock('vike-react/useData', () => ({ useData: () => ({ covers: [project], toAll: '' }) }));

test.each(headings)('of the heading $path those words are offered that the page shows', (list) => {
  const html = renderToStaticMarkup(<Sections />);
  const offered = list.fields.map(({ name }) => name);
  expect(offered).toEqual(WORDS.filter((word) => html.includes(`${list.path} ${word}`)));
});

test('each heading tells which section it belongs to', () => {
  const notes = headings.map(({ words }) => words({ title: 'Words' }, { isLast: false }).note);
  expect(notes).toEqual([
    'Team',
    'What we do',
    'Designing',
    'Projects',
    'Reasons',
    'Journey',
    'Testimonials',
    'Clients',
  ]);
});

test('what stands above the title of the interiors is not offered, for the page does not show it', () => {
  expect(renderToStaticMarkup(<Interiors />)).not.toContain('Never shown');
  const interiors = homeLists.find(({ id }) => id === 'interiors');
  expect(interiors?.fields.map(({ name }) => name)).toEqual(['title', 'lead', 'body', 'captions']);
});

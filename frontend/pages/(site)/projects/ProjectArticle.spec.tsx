import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProjectBlock } from '../../../api/wire.gen.ts';
import { ProjectArticle } from './ProjectArticle.tsx';

const project: ProjectBlock = {
  id: 1,
  slug: 'oak',
  anchor: 'oak',
  title: 'Oak',
  place: '',
  number: 1,
  type: 'home',
  rooms: '',
  size_sqft: null,
  summary: '',
  is_sample: false,
  cover: null,
  pictures: [],
};

test('of a project without rooms, size and pictures no facts are told', () => {
  const html = renderToStaticMarkup(<ProjectArticle project={project} total={1} isFirst />);
  expect(html).not.toMatch(/<p[^>]*>\.<\/p>/);
});

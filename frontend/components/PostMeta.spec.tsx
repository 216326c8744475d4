import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categories } from '../content/blogs.json';
import { PostMeta } from './PostMeta.tsx';

beforeEach(() => void categories.push({ key: 'gardens', name: 'Gardens' }));
afterEach(() => void categories.pop());

test.each([
  ['gardens', 'Gardens'],
  ['', 'Interior Design'],
  ['unknown', 'Interior Design'],
])('a post of the category “%s” has the badge %s', (category, name) => {
  expect(renderToStaticMarkup(<PostMeta category={category} date="2026-11-23" />)).toContain(`>${name}<`);
});

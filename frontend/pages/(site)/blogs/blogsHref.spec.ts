import { expect, test } from 'vitest';
import { blogsHref } from './blogsHref.ts';

test('the first page of everything is the plain address', () => {
  expect(blogsHref({ search: '', page: 1 })).toBe('/blogs');
});

test('a search keeps its letters, whatever they are', () => {
  expect(blogsHref({ search: '50% & घर', page: 2 })).toBe(
    '/blogs?search=50%25+%26+%E0%A4%98%E0%A4%B0&page=2',
  );
});

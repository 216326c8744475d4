import { expect, test } from 'vitest';
import { foundBlogs } from './blogs.ts';

test('one find is one blog, several are blogs', () => {
  expect(foundBlogs(1, 'flat')).toBe('1 blog for "flat"');
  expect(foundBlogs(0, 'flat')).toBe('0 blogs for "flat"');
});

test('what was searched for is shown letter by letter', () => {
  expect(foundBlogs(2, '$& {n}')).toBe('2 blogs for "$& {n}"');
});

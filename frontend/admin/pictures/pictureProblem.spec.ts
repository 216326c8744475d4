import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const MEGABYTE = 1024 * 1024;

test('a picture of 15 MB has no problem', () => {
  expect(pictureProblem({ type: 'image/png', size: 15 * MEGABYTE })).toBeUndefined();
});

test('a larger picture is refused with its limit', () => {
  expect(pictureProblem({ type: 'image/png', size: 15 * MEGABYTE + 1 })).toMatch(/15 MB/);
});

test('another kind of file is refused', () => {
  expect(pictureProblem({ type: 'application/pdf', size: 10 })).toMatch(/choose a picture/);
});

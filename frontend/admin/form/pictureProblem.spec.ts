import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const MEGABYTE = 1024 * 1024;

test('a picture of 10 MB has no problem', () => {
  expect(pictureProblem({ type: 'image/png', size: 10 * MEGABYTE })).toBeUndefined();
});

test('a larger picture is refused with its limit', () => {
  expect(pictureProblem({ type: 'image/png', size: 10 * MEGABYTE + 1 })).toMatch(/10 MB/);
});

test('another kind of file is refused', () => {
  expect(pictureProblem({ type: 'application/pdf', size: 10 })).toMatch(/choose a picture/);
});

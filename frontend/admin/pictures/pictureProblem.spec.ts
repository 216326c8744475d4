import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const MEGABYTE = 1024 * 1024;

test('a picture of 15 MB has no problem', () => {
  expect(pictureProblem({ name: 'hall.png', type: 'image/png', size: 15 * MEGABYTE })).toBeUndefined();
});

test('a larger picture is refused with its limit', () => {
  expect(pictureProblem({ name: 'hall.png', type: 'image/png', size: 15 * MEGABYTE + 1 })).toMatch(/15 MB/);
});

test('another kind of file is refused', () => {
  expect(pictureProblem({ name: 'hall.pdf', type: 'application/pdf', size: 10 })).toMatch(/choose a picture/);
});

test.each([
  ['IMG_0001.HEIC', ''],
  ['IMG_0001.heif', 'image/heif'],
  ['IMG_0001', 'image/heic'],
])('a photograph of an iPhone is refused with the way out: %s %s', (name, type) => {
  expect(pictureProblem({ name, type, size: 10 })).toBe(
    'That is a HEIC photograph, which cannot be read here. Please choose it as a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  );
});

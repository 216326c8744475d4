import { expect, test } from 'vitest';
import { pictureSize } from './pictureSize.ts';

test.each([
  [300, '1 kB'],
  [95_600, '96 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [1_234_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(pictureSize(bytes)).toBe(words);
});

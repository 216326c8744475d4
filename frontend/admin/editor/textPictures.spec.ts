import { expect, test } from 'vitest';
import { textPictures } from './textPictures.ts';

test('pictures are found with their places and descriptions', () => {
  const text = {
    ops: [
      { insert: 'Two\n' },
      { insert: { image: '/a.webp' }, attributes: { alt: 'A desk' } },
      { insert: ' and ' },
      { insert: { image: '/b.webp' } },
      { insert: '\n' },
    ],
  };
  expect(textPictures(text)).toEqual([
    { index: 4, src: '/a.webp', alt: 'A desk' },
    { index: 10, src: '/b.webp', alt: '' },
  ]);
});

test('a text without pictures has none', () => {
  expect(textPictures({ ops: [{ insert: 'Words\n' }] })).toEqual([]);
});

import { expect, test } from 'vitest';
import { textPictures } from './textPictures.ts';

const plain = { alt: '', isDecorative: false, caption: '', isBeside: false, canStandBeside: false };
const picture = { insert: { image: '/a.webp' } };
const line = (figure?: true | 'beside') => ({ insert: '\n', ...(figure && { attributes: { figure } }) });

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
    { ...plain, index: 4, src: '/a.webp', alt: 'A desk' },
    { ...plain, index: 10, src: '/b.webp' },
  ]);
});

test('a text without pictures has none', () => {
  expect(textPictures({ ops: [{ insert: 'Words\n' }] })).toEqual([]);
});

test('a caption is what follows a picture in its figure', () => {
  const [found] = textPictures({
    ops: [picture, { insert: 'Oak and ' }, { insert: 'linen', attributes: { bold: true } }, line(true)],
  });
  expect(found?.caption).toBe('Oak and linen');
});

test('a picture in a table has no caption', () => {
  const [found] = textPictures({ ops: [picture, { insert: '\n', attributes: { table: 'a' } }] });
  expect(found?.caption).toBeUndefined();
});

test.each([
  ['the same line', [picture, picture, line()], [false, true]],
  ['the line above', [picture, line(), picture, line()], [false, true]],
  ['a figure with a caption', [picture, { insert: 'a' }, line(true), picture, line()], [false, true]],
  ['words away', [picture, line(), { insert: 'a' }, line(), picture, line()], [false, false]],
  [
    'a full row',
    [picture, line(true), picture, line('beside'), picture, line('beside'), picture, line()],
    [false, true, true, false],
  ],
  [
    'a full row below',
    [picture, line(), picture, line(true), picture, line('beside'), picture, line('beside')],
    [false, false, true, true],
  ],
])('a picture can stand beside one in %s, or not', (_where, ops, can) => {
  expect(textPictures({ ops }).map(({ canStandBeside }) => canStandBeside)).toEqual(can);
});

test('a picture whose neighbour is gone stands beside nothing', () => {
  const [found] = textPictures({ ops: [{ insert: 'a' }, line(), picture, line('beside')] });
  expect(found?.isBeside).toBe(false);
});

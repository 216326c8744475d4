import { expect, test } from 'vitest';
import { unusedPicture } from './unusedPicture.ts';

const room = { src: 'projects/pale-ash/01.jpg', alt: 'A room', decorative: false, caption: '' };
const pictures = ['01', '02', '03'].map((key) => ({ ...room, key, focus: { x: 50, y: 50 } }));
const project = { opening: '01', cover: '01', pairs: [], pictures };
const passage = { title: '', text: '', pictures: ['02', '03'] };

test.each([
  ['text-left', '03'],
  ['pair-right', undefined],
] as const)(
  'of two pictures of a passage that is laid out as %s, %s is left for the materials',
  (layout, key) => {
    expect(unusedPicture({ ...project, passages: [{ ...passage, layout }] })?.key).toBe(key);
  },
);

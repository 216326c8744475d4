import { expect, test } from 'vitest';
import { mobilePart } from './cutPicture.ts';

test('of a wide picture the part for phones moves from left to right', () => {
  expect(mobilePart(1600, 800, { x: 0, y: 0.5 })).toEqual({ left: 0, top: 0, width: 640, height: 800 });
  expect(mobilePart(1600, 800, { x: 1, y: 0.5 })).toEqual({ left: 960, top: 0, width: 640, height: 800 });
});

test('of a tall picture the part for phones moves from top to bottom', () => {
  expect(mobilePart(800, 2000, { x: 0.5, y: 1 })).toEqual({ left: 0, top: 1000, width: 800, height: 1000 });
});

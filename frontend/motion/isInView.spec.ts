import { expect, test } from 'vitest';
import { isInView } from './isInView.ts';

const WINDOW = 800;

function sight(height: number, visible: number) {
  return {
    intersectionRatio: visible / height,
    intersectionRect: { height: visible },
    rootBounds: { height: WINDOW },
  };
}

test('a block is shown when the asked part of it is in the window', () => {
  expect(isInView(sight(200, 99), 0.5)).toBe(false);
  expect(isInView(sight(200, 100), 0.5)).toBe(true);
});

test('a block far taller than the window is shown when it fills the asked part of the window', () => {
  expect(isInView(sight(20_000, 79), 0.1)).toBe(false);
  expect(isInView(sight(20_000, 80), 0.1)).toBe(true);
});

test('without a known window only the part of the block counts', () => {
  expect(isInView({ ...sight(20_000, 800), rootBounds: null }, 0.1)).toBe(false);
  expect(isInView({ ...sight(200, 30), rootBounds: null }, 0.1)).toBe(true);
});

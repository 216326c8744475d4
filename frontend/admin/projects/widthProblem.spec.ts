import { expect, test } from 'vitest';
import { tooNarrow } from './widthProblem.ts';

test('a picture that is wide enough has no problem, a narrower one is told its size', () => {
  expect(tooNarrow({ width: 1440, height: 960 })).toBeUndefined();
  expect(tooNarrow({ width: 1439, height: 960 })).toMatch(/Too small: 1439 x 960 px/);
});

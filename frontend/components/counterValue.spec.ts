import { expect, test } from 'vitest';
import { counterValue } from './counterValue.ts';

test('a counter begins at nothing and ends at its target', () => {
  expect(counterValue(50, 0, 2000)).toBe(0);
  expect(counterValue(50, 2000, 2000)).toBe(50);
});

test('a counter rises all the time, fastest at first', () => {
  const values = [0, 500, 1000, 1500, 2000].map((elapsed) => counterValue(50, elapsed, 2000));
  expect(values).toEqual([0, 29, 44, 49, 50]);
});

test('a counter goes by the time: a frame that comes early or late shows no more and no less than it should', () => {
  expect(counterValue(8, -20, 2000)).toBe(0);
  expect(counterValue(8, 60_000, 2000)).toBe(8);
});

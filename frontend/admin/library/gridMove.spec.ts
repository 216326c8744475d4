import { expect, test } from 'vitest';
import { columnsOf, gridMove } from './gridMove.ts';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['ArrowRight', 2, 3],
])('%s leads from place %d to %d among seven in rows of three', (key, from, to) => {
  expect(gridMove(key, from, 7, 3)).toBe(to);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 2],
  ['ArrowRight', 6],
  ['ArrowDown', 5],
  ['Tab', 3],
])('%s stays at place %d', (key, from) => expect(gridMove(key, from, 7, 3)).toBeUndefined());

test('the first row tells how many stand beside each other', () => {
  expect(columnsOf([10, 10, 10, 240, 240])).toBe(3);
  expect(columnsOf([10, 10])).toBe(2);
});

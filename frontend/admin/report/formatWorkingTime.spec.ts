import { expect, test } from 'vitest';
import { formatWorkingTime } from './formatWorkingTime.ts';

test.each([
  [0, '0 min'],
  [34.5, '34 min'],
  [72, '1 h 12 min'],
  [1620, '27 h'],
])('%d minutes of working time are %s, never days', (minutes, words) => {
  expect(formatWorkingTime(minutes)).toBe(words);
});

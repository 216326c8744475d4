import { expect, test } from 'vitest';
import { countedOn } from './countedOn.ts';

/** 23 November, 00:30 at the studio, where it is still the 22nd in Greenwich. */
const now = Date.parse('2026-11-22T19:00:00Z');

test.each([
  ['2026-11-23', '27, last today'],
  ['2026-11-22', '27, last yesterday'],
  ['2026-11-02', '27, last 2 November'],
])('what was counted last on %s says so by the calendar of the studio', (day, words) => {
  expect(countedOn(27, day, now)).toBe(words);
});

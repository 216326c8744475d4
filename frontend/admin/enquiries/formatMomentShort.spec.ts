import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatMomentShort } from './formatMomentShort.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-31T18:40:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['today is its time', '2026-12-31T18:35:00Z', '00:05'],
  ['this year is its day', '2027-03-02T09:00:00Z', '2 Mar'],
  [
    'yesterday, the last of a year by the studio’s calendar, has its year',
    '2026-12-31T18:25:00Z',
    '31 Dec 2026',
  ],
  ['years ago has its year', '2023-11-30T09:00:00Z', '30 Nov 2023'],
])('a moment that was %s', (_which, moment, words) => {
  expect(formatMomentShort(moment)).toBe(words);
});

import { expect, test } from 'vitest';
import { formatAgo } from './formatAgo.ts';

const now = Date.parse('2026-11-20T14:31:00+05:30');
const minutes = (count: number) => now - count * 60_000;

test.each([
  [now + 5000, 'just now'],
  [minutes(1), 'a minute ago'],
  [minutes(12), '12 minutes ago'],
  [minutes(60), 'an hour ago'],
  [minutes(23 * 60), '23 hours ago'],
  [minutes(24 * 60), 'on 19 November at 14:31'],
])('%i is told as "%s"', (moment, words) => {
  expect(formatAgo(moment, now)).toBe(words);
});

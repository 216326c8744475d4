import { expect, test } from 'vitest';
import { formatWhen, formatWhenToTheSecond } from './formatWhen.ts';

const now = new Date('2026-11-24T18:20:00Z');

test.each([
  ['2026-11-24T09:18:00Z', 'today at 14:48'],
  ['2026-11-23T18:31:00Z', 'today at 00:01'],
  ['2026-11-23T18:29:00Z', 'on Monday 23 November 2026 at 23:59'],
])('by the studio’s clock %s is %s', (moment, words) => {
  expect(formatWhen(moment, now)).toBe(words);
});

test('a moment that proves something is told to the second', () => {
  expect(formatWhenToTheSecond('2026-11-24T09:18:05.900Z', now)).toBe('today at 14:48:05');
  expect(formatWhenToTheSecond('2026-11-23T18:29:59Z', now)).toBe('on Monday 23 November 2026 at 23:59:59');
});

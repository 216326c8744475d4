import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

const now = Date.parse('2026-01-30T19:00:00.000Z');

test('a moment of today is told by its time, by the clock of the studio', () => {
  expect(formatMoment(Date.parse('2026-01-30T18:35:00.000Z'), now)).toBe('at 00:05');
});

test('a moment of another day is told with its day, by the calendar of the studio', () => {
  expect(formatMoment(Date.parse('2026-01-30T18:25:00.000Z'), now)).toBe('on 30 January at 23:55');
});

import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

const now = new Date(2026, 0, 31, 18, 0).getTime();

test('a moment of today is told by its time', () => {
  expect(formatMoment(new Date(2026, 0, 31, 9, 5).getTime(), now)).toBe('at 09:05');
});

test('a moment of another day is told with its day', () => {
  expect(formatMoment(new Date(2026, 0, 30, 9, 5).getTime(), now)).toBe('on 30 January at 09:05');
});

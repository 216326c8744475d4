import { expect, test } from 'vitest';
import { localDay } from './localDay.ts';

test('the day is the one on the clock of this place, early and late', () => {
  expect(localDay(new Date(2025, 0, 9, 0, 5))).toBe('2025-01-09');
  expect(localDay(new Date(2025, 11, 31, 23, 55))).toBe('2025-12-31');
});

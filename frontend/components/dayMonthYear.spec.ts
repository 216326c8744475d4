import { expect, test } from 'vitest';
import { dayMonthYear } from './dayMonthYear.ts';

test('the day comes first and nothing depends on the time zone', () => {
  expect(dayMonthYear('2025-01-01')).toBe('01/01/2025');
});

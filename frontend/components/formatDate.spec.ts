import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test('the day comes first and nothing depends on the time zone', () => {
  expect(formatDate('2025-01-01')).toBe('01/01/2025');
});

import { expect, test } from 'vitest';
import { formatLastUse } from './formatLastUse.ts';

const NOW = Date.parse('2026-11-25T09:30:00.000Z');

test.each([
  ['2026-11-25T09:28:30.000Z', 'now'],
  ['2026-11-25T09:17:10.000Z', '12 minutes ago'],
  ['2026-11-25T03:32:00.000Z', 'today, 09:02'],
  ['2026-11-24T15:44:00.000Z', 'yesterday, 21:14'],
  ['2026-11-24T19:00:00.000Z', 'today, 00:30'],
  ['2026-11-03T09:30:00.000Z', '3 November'],
  ['2025-12-31T20:00:00.000Z', '1 January'],
  ['2025-11-03T09:30:00.000Z', '3 November 2025'],
  [null, 'never'],
])('%s is told by the clock of the studio as %s', (moment, told) => {
  expect(formatLastUse(moment, NOW)).toBe(told);
});

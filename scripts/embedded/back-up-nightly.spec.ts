import { expect, test } from 'vitest';
import { backUpNightly, untilNext } from './back-up-nightly.ts';

test.each([
  ['2026-11-23T20:29:00Z', 60_000],
  ['2026-11-23T20:30:00Z', 86_400_000],
  ['2026-12-31T21:30:00Z', 82_800_000],
])('at %s the next night is %i ms away', (now, wait) => {
  expect(untilNext(new Date(now))).toBe(wait);
});

test('a night does not begin again when its clock was set back', () => {
  expect(untilNext(new Date('2026-11-23T20:29:58Z'), 60_000)).toBe(86_402_000);
});

test('without a database to prove backups in, the start ends with a sentence', () => {
  expect(() => backUpNightly('backups', {})).toThrow('needs SCRATCH_DATABASE_URL');
});

import { expect, test } from 'vitest';
import { studioDay, studioMoment, studioDateTime, formatStudioTime } from './studioTime.ts';

test('a moment is told by the clock of the studio, wherever this browser is', () => {
  expect(studioDateTime('2026-01-30T20:15:00.000Z')).toBe('2026-01-31T01:45');
  expect(studioDay('2026-01-30T20:15:00.000Z')).toBe('2026-01-31');
});

test('a time of the studio is the moment it stands for', () => {
  expect(studioMoment('2026-01-31T01:45')?.toISOString()).toBe('2026-01-30T20:15:00.000Z');
});

test.each(['', '2026-13-01T10:00', 'soon'])('there is no moment for %j', (time) => {
  expect(studioMoment(time)).toBeUndefined();
});

test('a moment is said in words', () => {
  expect(formatStudioTime('2026-01-30T20:15:00.000Z')).toBe('Saturday 31 January 2026 at 01:45');
});

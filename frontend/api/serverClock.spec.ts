import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverClock.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-24T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a device whose clock is an hour fast notes the right moment, later and without a line too', () => {
  vi.setSystemTime(NOON + HOUR);
  noteServerTime('Tue, 24 Nov 2026 12:00:00 GMT', NOON + HOUR);
  vi.setSystemTime(NOON + HOUR + 5000);
  expect(serverNow()).toBeGreaterThanOrEqual(NOON + 5000);
  expect(serverNow()).toBeLessThan(NOON + 6000);
});

test('an answer that was long on its way does not put back a clock that is right', () => {
  vi.setSystemTime(NOON);
  noteServerTime('Tue, 24 Nov 2026 12:00:00 GMT', NOON);
  vi.setSystemTime(NOON + 30_000);
  noteServerTime('Tue, 24 Nov 2026 12:00:02 GMT', NOON + 2000);
  expect(serverNow()).toBe(NOON + 30_000);
});

test('an answer without a date changes nothing', () => {
  vi.setSystemTime(NOON);
  noteServerTime('Tue, 24 Nov 2026 12:00:00 GMT', NOON);
  noteServerTime(null, NOON);
  expect(serverNow()).toBe(NOON);
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.doUnmock('../../../studio/locale.json'));

test.each([
  ['Asia/Kolkata', '2026-01-31T01:45', '+05:30'],
  ['UTC', '2026-01-31T01:45', '+00:00'],
  ['Europe/Vienna', '2026-01-31T01:45', '+01:00'],
  ['Europe/Vienna', '2026-03-29T01:59', '+01:00'],
  ['Europe/Vienna', '2026-03-29T03:00', '+02:00'],
  ['America/St_Johns', '2026-03-08T01:59', '-03:30'],
  ['America/St_Johns', '2026-03-08T03:00', '-02:30'],
])('the clock of a studio in %s that shows %s is ahead of UTC by %s', async (timeZone, time, offset) => {
  vi.resetModules();
  vi.doMock('../../../studio/locale.json', () => ({ default: { timeZone } }));
  const { studioOffset } = await import('./studioOffset.ts');
  expect(studioOffset(time)).toBe(offset);
});

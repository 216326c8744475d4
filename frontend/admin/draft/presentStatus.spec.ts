import { expect, test } from 'vitest';
import { presentStatus } from './presentStatus.ts';

const NOW = '2026-11-30T12:00:00Z';
const scheduled = { status: 'scheduled' as const, publish_at: '2026-11-30T17:30' };
const published = { status: 'published' as const, publish_at: '' };

test('what was scheduled is published once its time at the studio has come', () => {
  expect(presentStatus(scheduled, published, NOW)).toEqual(published);
  const later = { ...scheduled, publish_at: '2026-11-30T17:31' };
  expect(presentStatus(later, published, NOW)).toEqual(later);
});

test('what the server still schedules for that time waits, whatever the clock of the device says', () => {
  expect(presentStatus(scheduled, scheduled, NOW)).toEqual(scheduled);
});

test('a draft has no time, though one was typed before', () => {
  const draft = { status: 'draft' as const, publish_at: '2020-01-01T10:00' };
  expect(presentStatus(draft, published, NOW)).toEqual({ status: 'draft', publish_at: '' });
});

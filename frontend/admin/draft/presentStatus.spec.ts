import { expect, test } from 'vitest';
import { presentStatus } from './presentStatus.ts';

const NOW = '2026-11-30T12:00:00Z';
const scheduled = { status: 'scheduled' as const, publish_at: '2026-11-30T17:30' };

test('what was scheduled is published once its time at the studio has come', () => {
  expect(presentStatus(scheduled, NOW)).toEqual({ status: 'published', publish_at: '' });
  const later = { ...scheduled, publish_at: '2026-11-30T17:31' };
  expect(presentStatus(later, NOW)).toBe(later);
});

test('a draft stays one, whatever time it has', () => {
  const draft = { status: 'draft' as const, publish_at: '2020-01-01T10:00' };
  expect(presentStatus(draft, NOW)).toBe(draft);
});

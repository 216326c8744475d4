import { expect, test } from 'vitest';
import { sentStatus } from './sentStatus.ts';

const sent = { status: 'scheduled', publish_at: '2026-11-24T18:00' } as const;

test('a time that is chosen during a save stays', () => {
  const later = { status: 'scheduled', publish_at: '2026-11-25T18:00' } as const;
  expect(sentStatus(later, sent)).toEqual(later);
});

test('what went live during a save is as it was sent', () => {
  expect(sentStatus({ status: 'published', publish_at: '' }, sent)).toEqual(sent);
});

import { expect, test } from 'vitest';
import { emptyProject } from '../draft/projectDraft.ts';
import { keepPlace } from './keepPlace.ts';

test('a version from days as a draft leaves what is on the site where it is', () => {
  const draft = { ...emptyProject, title: 'Then', slug: 'then' };
  const then = { number: 1, saved_at: '2026-11-20T09:00:00Z', draft };
  const now = { ...emptyProject, title: 'Now', slug: 'now', status: 'published' as const };
  expect(keepPlace(then, now)?.draft).toMatchObject({ title: 'Then', slug: 'now', status: 'published' });
});

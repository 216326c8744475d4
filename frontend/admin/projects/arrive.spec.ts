import { expect, test } from 'vitest';
import { type ProjectDraft, emptyProject } from '../draft/projectDraft.ts';
import { arrive } from './arrive.ts';
import { PICTURES } from './usePictureSending.ts';

function form(draft: ProjectDraft, place: string) {
  let now = draft;
  const update = (to: (before: ProjectDraft) => ProjectDraft) => (now = to(now));
  const send = (src: string) => arrive({ draft: now, change: () => {}, update }, place, src);
  return { draft: () => now, send, update };
}

test('the same file sent again becomes no second picture, and its line says which one it is', () => {
  const { draft, send } = form(emptyProject, PICTURES);
  send('uploads/ash.webp');
  send('uploads/oak.webp');
  expect(send('uploads/oak.webp')).toEqual({ known: 'It is picture 2 already.' });
  expect(draft().pictures.map(({ src }) => src)).toEqual(['uploads/ash.webp', 'uploads/oak.webp']);
});

test('a picture for a pair that was removed meanwhile is said to be in the library', () => {
  const pairs = [{ row: 'a', before: null, before_label: '', after: null, after_label: '' }];
  const { draft, send, update } = form({ ...emptyProject, pairs }, 'a');
  update((now) => ({ ...now, pairs: [] }));
  expect(send('uploads/ash.webp')).toEqual({
    known: 'It came in while the pair was removed. Take it from the library.',
  });
  update((now) => ({ ...now, pairs }));
  expect(send('uploads/oak.webp')).toEqual({});
  expect(draft().pairs.map(({ before }) => before?.src)).toEqual(['uploads/oak.webp']);
});

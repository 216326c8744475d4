import { expect, test } from 'vitest';
import { type ProjectDraft, emptyProject } from '../draft/projectDraft.ts';
import { arrive } from './arrive.ts';
import { PICTURES } from './usePictureSending.ts';

test('the same file sent again becomes no second picture, and its line says which one it is', () => {
  let draft: ProjectDraft = emptyProject;
  const send = (src: string) => {
    const update = (to: (now: ProjectDraft) => ProjectDraft) => (draft = to(draft));
    return arrive({ draft, change: () => {}, update }, PICTURES, src);
  };
  send('uploads/ash.webp');
  send('uploads/oak.webp');
  expect(send('uploads/oak.webp')).toEqual({ known: 'It is picture 2 already.' });
  expect(draft.pictures.map(({ src }) => src)).toEqual(['uploads/ash.webp', 'uploads/oak.webp']);
});

import { expect, test } from 'vitest';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { emptyDraft } from '../draft/postDraft.ts';
import { withDraftMark } from './draftMark.ts';
import { toReadDrafts } from './readDrafts.ts';

const draft = { ...emptyDraft('2026-11-20'), heading: 'Oak' };
const mark = { form: 'a form', at: 1000, restoredFrom: 2 };
const answer = {
  draft: 'a',
  kind: 'blog' as const,
  id: 7,
  based_on: 3,
  revision: 4,
  saved_at: '2026-11-20T09:01:00.000Z',
  device: 'Chrome on Android',
  device_kind: 'phone' as const,
  written_by: 'Meera',
};
const read = (content: object, of: object = {}) =>
  toReadDrafts(postDraftKind, [{ ...answer, ...of, content: { ...content } }], 1000);

test('a draft comes back as it was sent, with the version that was put back', () => {
  expect(read(withDraftMark(draft, mark))).toEqual([
    {
      place: { draft: 'a', revision: 4 },
      basedOn: 3,
      savedAt: Date.parse('2026-11-20T09:00:59.000Z'),
      device: 'phone',
      writtenBy: 'Meera',
      draft,
      mark,
    },
  ]);
});

test('a draft whose blog was deleted for good is the beginning of a new one', () => {
  expect(read(withDraftMark(draft, mark), { id: null })).toMatchObject([
    { draft, basedOn: undefined, mark: { form: 'a form', restoredFrom: undefined } },
  ]);
});

test('a draft that cannot be read is left out', () => {
  expect(read({ heading: 3 })).toEqual([]);
});

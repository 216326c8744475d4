// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { wordsMore } from './wordsMore.ts';

test('only words of the title, the short description and the text are counted', () => {
  const present = { ...emptyDraft('2026-11-20'), heading: 'Oak', meta_keywords: 'oak, floor' };
  const later = {
    ...present,
    heading: 'Oak and linen',
    slug: 'oak-and-linen',
    meta_title: 'Oak and linen',
    description: '<p>For&nbsp;floors</p>',
  };
  expect(wordsMore(postDraftKind, present, later)).toBe(4);
});

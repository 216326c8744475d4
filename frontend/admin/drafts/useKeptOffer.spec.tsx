// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCopy } from '../copies/localCopy.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import type { KeptText } from './keptTexts.ts';
import { useKeptOffer } from './useKeptOffer.ts';

const present = emptyDraft('2026-11-20');
const show = vi.fn<(offer: KeptText<PostDraft> | undefined) => void>();

const keep = (heading: string) =>
  saveCopy(localStorage, postDraftKind, {
    id: '7',
    form: 'first',
    savedAt: Date.now(),
    draft: { ...present, heading },
    files: [],
  });

function Form() {
  const { offer } = useKeptOffer(postDraftKind, '7', present);
  show(offer);
  useEffect(() => () => void keep('Oak and linen'), []);
  return null;
}

function Page() {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      <Form key={times} />
    </button>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what the form before has kept as it was left is offered to the last word', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = renderAdmin(<Page />, place);
  keep('Oak');
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(show.mock.lastCall?.[0]?.draft.heading).toBe('Oak and linen'));
  act(() => root.unmount());
  place.remove();
});

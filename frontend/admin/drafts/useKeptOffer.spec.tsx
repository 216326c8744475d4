// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LocalCopy, saveCopy } from '../copies/localCopy.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import type { KeptText } from './keptTexts.ts';
import { useKeptOffer } from './useKeptOffer.ts';

const present = emptyDraft('2026-11-20');
const show = vi.fn<(offer: KeptText<PostDraft> | undefined) => void>();

const keep = (heading: string, more: Partial<LocalCopy<PostDraft>> = {}) =>
  saveCopy(localStorage, postDraftKind, {
    id: '7',
    form: 'first',
    savedAt: Date.now(),
    draft: { ...present, heading },
    files: [],
    ...more,
  });

function Form() {
  const { offer } = useKeptOffer(postDraftKind, '7', { draft: present, version: 3 });
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
  show.mockClear();
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

test('what was typed as a new blog is offered where that is stored, and does not go over what is there by now', async () => {
  keep('Oak', { id: '', conflict: '7' });
  const root = renderAdmin(<Form />);
  await vi.waitFor(() =>
    expect(show.mock.lastCall?.[0]).toMatchObject({ draft: { heading: 'Oak' }, basedOn: 1 }),
  );
  act(() => root.unmount());
});

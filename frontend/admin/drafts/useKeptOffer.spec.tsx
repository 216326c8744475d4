// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LocalCopy, saveCopy } from '../copies/localCopy.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { withDraftMark } from './draftMark.ts';
import type { KeptText } from './keptTexts.ts';
import { useKeptOffer } from './useKeptOffer.ts';

const present = emptyDraft('2026-11-20');
const show = vi.fn<(offer: KeptText<PostDraft> | undefined) => void>();

let drafts: object[] = [];

const keep = (heading: string, more: Partial<LocalCopy<PostDraft>> = {}) =>
  saveCopy(localStorage, postDraftKind, {
    id: '7',
    form: 'first',
    savedAt: Date.now(),
    draft: { ...present, heading },
    files: [],
    ...more,
  });

const draftOf = (form: string, heading: string) => ({
  draft: form,
  kind: 'blog',
  id: 7,
  based_on: 3,
  revision: 1,
  saved_at: '2026-11-20T09:01:00.000Z',
  device: 'Firefox on Linux',
  device_kind: 'computer',
  written_by: null,
  content: withDraftMark({ ...present, heading }, { form, at: 1000 }),
});

/** @param form of the editor that another tab has open */
function openElsewhere(form: string) {
  const query = () => Promise.resolve({ held: [{ name: form }] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } });
}

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
  drafts = [];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: drafts })));
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
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

test('what another tab has open is not offered from this device', async () => {
  keep('Left', { form: 'second', savedAt: Date.now() - 1000 });
  keep('Open');
  openElsewhere('first');
  const root = renderAdmin(<Form />);
  await vi.waitFor(() => expect(show.mock.lastCall?.[0]?.draft.heading).toBe('Left'));
  act(() => root.unmount());
});

test('what another tab has open is not offered from the server', async () => {
  drafts = [draftOf('first', 'Open'), draftOf('second', 'Left')];
  openElsewhere('first');
  const root = renderAdmin(<Form />);
  await vi.waitFor(() => expect(show.mock.lastCall?.[0]?.draft.heading).toBe('Left'));
  act(() => root.unmount());
});

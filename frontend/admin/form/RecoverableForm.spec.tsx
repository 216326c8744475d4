// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCopy } from '../copies/localCopy.ts';
import { keepUnsent, unsentAddress } from '../draft/keepUnsent.ts';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePost } from '../test/somePost.ts';
import type { EditPostFormProps } from './EditPostForm.tsx';
import { RecoverableForm } from './RecoverableForm.tsx';
import { usePostForm } from './usePostForm.ts';

const blank = emptyDraft('2026-11-23');
const stored = { ...somePost, heading: 'Elm', description: '&lt;p&gt;Elm&lt;/p&gt;', id: 12, version: 1 };
const show = vi.hoisted(() => vi.fn<(form: ReturnType<typeof usePostForm>) => void>());
const form = () => show.mock.lastCall?.[0];

vi.mock('./EditPostForm.tsx', () => ({
  EditPostForm({ id, initial, start, offers, editor, present, onSaved, onStay }: EditPostFormProps) {
    show(usePostForm({ id, initial, start, editor, present, isUploading: false, onSaved, onStay }));
    return offers;
  },
}));

class Request extends EventTarget {
  upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({ status: true, message: '', data: stored });
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('kept texts of new blogs are not offered over the one that was just added', async () => {
  const kept = { id: '', form: 'first', savedAt: Date.now(), files: [] };
  saveCopy(localStorage, postDraftKind, { ...kept, draft: { ...blank, heading: 'Oak' } });
  const place = document.createElement('div');
  const page = <RecoverableForm initial={blank} back="/" onSaved={() => {}} />;
  const root = renderAdmin(page, place);
  await vi.waitFor(() => expect(place.textContent).toContain('Carry on'));
  const file = new File(['elm'], 'elm.jpg', { type: 'image/jpeg' });
  const id = unsentAddress('a1', file);
  keepUnsent([{ id, place: 'text', file }]);
  act(() => form()?.state.change('heading', 'Elm'));
  act(() => form()?.state.change('description', `<p>Elm</p><p><img src="${id}"></p>`));
  await act(async () => form()?.publish());
  await vi.waitFor(() => expect(form()?.version).toBe(1));
  expect(place.textContent).toBe('');
  expect(form()?.state.draft.heading).toBe('Elm');
  act(() => root.unmount());
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopies } from '../copies/localCopy.ts';
import { emptyProject, toProjectContent } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { newDraftPicture } from './takeOut.ts';
import { useProjectEditing } from './useProjectEditing.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';

type Editing = ReturnType<typeof useProjectEditing>;

const draft = { ...emptyProject, title: 'House of oak', slug: 'house-of-oak' };
const saved = { id: '7', version: 3, draft, libraryAltTexts: {} };
const stored = {
  id: 7,
  slug: draft.slug,
  anchor: '',
  position: 1,
  status: 'published',
  publish_at: null,
  version: 4,
  created_at: '',
  updated_at: '',
  updated_by: null,
  library_alt_texts: {},
  content: toProjectContent({ ...draft, summary: 'Warm' }),
};
const editor = { current: null };
const show = vi.fn<(editing: Editing) => void>();
const onSaved = vi.fn<() => void>();
const form = () => {
  const [now] = show.mock.lastCall ?? [];
  if (!now) throw new Error('The form is not shown.');
  return now;
};
let root: Root;
let answer = () => {};

function Form() {
  show(useProjectEditing({ saved, start: saved, editor, onSaved }));
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => {
          answer = () => resolve(Response.json({ status: true, message: '', data: stored }));
        })
      : Promise.resolve(Response.json({}, { status: 503 })),
  );
  root = renderAdmin(<Form />);
  act(() => form().state.change({ summary: 'Warm' }));
  await act(async () => form().publish());
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().setUnsaved(false);
  localStorage.clear();
  onSaved.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answered = () => act(async () => answer());

test('the form is left once all of it is saved', async () => {
  await answered();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('a picture that comes in during a save keeps the form open, unsaved', async () => {
  act(() => form().state.update((now) => ({ ...now, pictures: [newDraftPicture('uploads/oak.webp')] })));
  await answered();
  await vi.waitFor(() => expect(form().base.version).toBe(4));
  expect(form().isUnsaved).toBe(true);
  expect(form().state.draft.pictures).toHaveLength(1);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a save that ends after the form was left leads nowhere', async () => {
  const said = vi.spyOn(toast, 'success');
  act(() => root.unmount());
  useUnsaved.getState().setUnsaved(true);
  await answered();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
  expect(useUnsaved.getState().isUnsaved).toBe(true);
});

test('a file that could not be sent keeps the form open, and counts as unsaved until it is left out', async () => {
  await answered();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  act(() => form().state.sending.choose('plan', [new File(['oak'], 'plan.png', { type: 'image/png' })]));
  await vi.waitFor(() => expect(form().state.sending.transfers).toMatchObject([{ state: 'refused' }]));
  expect(form().isUnsaved).toBe(true);
  await act(async () => form().publish());
  await answered();
  await vi.waitFor(() => expect(form().base.version).toBe(4));
  expect(onSaved).toHaveBeenCalledOnce();
  const [line] = form().state.sending.transfers;
  act(() => form().state.sending.leaveOut(line?.id ?? ''));
  expect(form().state.sending.unsent).toEqual([]);
});

test('a save that ends after the form was left keeps the copy of a file that could not be sent', async () => {
  act(() => form().state.sending.choose('plan', [new File(['oak'], 'plan.png', { type: 'image/png' })]));
  await vi.waitFor(() => expect(form().state.sending.transfers).toMatchObject([{ state: 'refused' }]));
  const said = vi.spyOn(toast, 'success');
  act(() => root.unmount());
  await answered();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(readCopies(localStorage, projectDraftKind, Date.now())).toMatchObject([{ files: ['plan.png'] }]);
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopies } from '../copies/localCopy.ts';
import { emptyProject, toProjectContent } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import type { SavedProject } from './SavedProject.ts';
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
let answer = (_body?: object, _status?: number) => {};
const sent = vi.fn<(call: RequestInit) => void>();

function Form({ saveKey, of = saved }: { saveKey?: string; of?: SavedProject }) {
  show(useProjectEditing({ saved: of, start: { ...of, saveKey }, editor, onSaved }));
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('fetch', (_address: string, call: RequestInit) => {
    if (call.method !== 'POST') return Promise.resolve(Response.json({}, { status: 503 }));
    sent(call);
    return new Promise<Response>((resolve) => {
      answer = (body = { status: true, message: '', data: stored }, status = 200) =>
        resolve(Response.json(body, { status }));
    });
  });
  root = renderAdmin(<Form />);
  act(() => form().state.change({ summary: 'Warm' }));
  await act(async () => form().publish());
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().leave();
  localStorage.clear();
  onSaved.mockClear();
  sent.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answered = (...refusal: Parameters<typeof answer>) => act(async () => answer(...refusal));
const keyOf = ([call]: [RequestInit]) => new Headers(call.headers).get('Idempotency-Key');

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
  useUnsaved.setState({ isUnsaved: true });
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
  expect(form().isTyped).toBe(false);
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

test('a refusal of one of many is gone once these are changed', async () => {
  const messages = { 'content.materials.0.name': 'Please enter a name.', 'content.place': 'Too long.' };
  await answered({ status: false, message: 'Please look again.', messages }, 422);
  await vi.waitFor(() => expect(Object.keys(form().state.messages)).toEqual(['materials.0.name', 'place']));
  act(() => form().state.update((now) => ({ ...now, materials: [...now.materials] })));
  expect(Object.keys(form().state.messages)).toEqual(['place']);
});

test('a slug that is emptied is sent, so that one is made of the title', async () => {
  await answered();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  act(() => form().state.change({ slug: '' }));
  await act(async () => form().publish());
  expect(sent.mock.lastCall?.[0].body).toContain('"slug":""');
});

test('to take a project off again after a lost answer is the same change', async () => {
  await answered();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  sent.mockClear();
  await act(async () => form().unpublish());
  await answered({}, 502);
  await act(async () => form().unpublish());
  const [first, second] = sent.mock.calls.map(keyOf);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test('a save waits for a project that is taken off the site, whose version it needs', async () => {
  await answered();
  await vi.waitFor(() => expect(form().isBusy).toBe(false));
  sent.mockClear();
  await act(async () => form().unpublish());
  await vi.waitFor(() => expect(form().isBusy).toBe(true));
  await act(async () => form().retry());
  expect(sent).toHaveBeenCalledOnce();
  await answered({ status: true, message: '', data: { ...stored, status: 'draft' } });
  await vi.waitFor(() => expect(form().isBusy).toBe(false));
  await act(async () => form().retry());
  expect(sent.mock.lastCall?.[0].body).toContain('"version":4');
});

test('the key of a save whose answer was lost is kept with the text and taken up again', async () => {
  await answered({}, 502);
  act(() => root.unmount());
  const [copy] = readCopies(localStorage, projectDraftKind, Date.now());
  root = renderAdmin(<Form saveKey={copy?.saveKey} />);
  await act(async () => form().publish());
  const [first, second] = sent.mock.calls.map(keyOf);
  expect(second).toBe(first);
});

test('a project that somebody deleted is saved as a new one, and its refusal is no longer told', async () => {
  const [said, dismissed] = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'dismiss')];
  const refused = vi.spyOn(toast, 'error');
  await answered({ message: 'Project not found.' }, 404);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('Project not found.'));
  await act(async () => form().saveAsNew());
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(refused.mock.results[0]?.value);
  await answered();
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledExactlyOnceWith('Project added successfully!', { id: 'stored' }),
  );
});

test('of several refused fields those are named that are not corrected yet', async () => {
  const messages = { 'content.summary': 'Too long.', slug: 'Taken.' };
  await answered({ status: false, message: 'Some fields need attention.', messages }, 400);
  await vi.waitFor(() => expect(form().problem?.messages).toEqual({ summary: 'Too long.', slug: 'Taken.' }));
  act(() => form().state.change({ summary: 'Warm' }));
  expect(form().problem?.messages).toEqual({ slug: 'Taken.' });
  act(() => form().state.change({ slug: 'oak' }));
  expect(form().problem).toBeUndefined();
});

test('a project that went live while its form stood open is on the site, with nothing unsaved', () => {
  act(() => root.unmount());
  const due = { ...draft, status: 'scheduled', publish_at: '2020-01-31T09:30' } as const;
  root = renderAdmin(<Form of={{ ...saved, draft: due }} />);
  expect(form()).toMatchObject({
    isOnSite: true,
    isUnsaved: false,
    state: { draft: { status: 'published' } },
  });
});

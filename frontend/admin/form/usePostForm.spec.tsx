// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AdminPost } from '../../api/wire.gen.ts';
import { readCopies } from '../copies/localCopy.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { keepUnsent, unsentAddress } from '../draft/keepUnsent.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import type { OpenEditor } from '../drafts/OpenEditor.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { usePostForm } from './usePostForm.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePost } from '../test/somePost.ts';

let answer = (_refusal?: object) => {};
let loseAnswer = () => {};
let answerChange = (_body: object) => {};

/** Answers when it is told to. */
class Request extends EventTarget {
  upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({ status: true, message: '', data: somePost });
  open() {}
  setRequestHeader(_name: string, _value: string) {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send(_form: FormData) {
    answer = (refusal) => {
      if (refusal) Object.assign(this, { status: 409, responseText: JSON.stringify(refusal) });
      this.dispatchEvent(new Event('load'));
    };
    loseAnswer = () => void this.dispatchEvent(new Event('error'));
  }
}

const present = { ...somePost, feature_image: 'uploads/a.webp', mb_image: 'uploads/b.webp' };
const initial = emptyDraft('2026-11-23');
const scheduled = { ...initial, status: 'scheduled' as const, publish_at: '2098-01-31T09:30' };
const options = { id: '7', initial, start: { draft: initial, version: 3, pictures: {} }, present };
const editor: { current: OpenEditor<PostDraft> | null } = { current: null };
const show = vi.fn<(form: ReturnType<typeof usePostForm>) => void>();
const form = () => show.mock.lastCall?.[0];
const copies = () => readCopies(localStorage, postDraftKind, Date.now());
const onSaved = vi.fn<() => void>();
const onStay = vi.fn<(post: AdminPost) => void>();
let root: Root;

function Form({ draft, before = initial }: { draft: PostDraft; before?: PostDraft }) {
  const start = { ...options.start, draft };
  show(usePostForm({ ...options, initial: before, start, editor, isUploading: false, onSaved, onStay }));
  return null;
}

function NewForm({ saveKey }: { saveKey?: string | undefined }) {
  const start = { draft: { ...initial, heading: 'Oak' }, version: undefined, pictures: {}, saveKey };
  const added = { id: undefined, initial, start, present: undefined };
  show(usePostForm({ ...added, editor, isUploading: false, onSaved, onStay }));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('XMLHttpRequest', Request);
  root = renderAdmin(<Form draft={initial} />);
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().leave();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @returns the address of the picture that waits in the text */
function typeWithUnsent(): string {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:stair' }));
  const file = new File(['oak'], 'stair.jpg', { type: 'image/jpeg' });
  const id = unsentAddress('a1', file);
  keepUnsent([{ id, place: 'text', file }]);
  act(() => form()?.state.change('description', `<p>Oak</p><p><img src="${id}"></p>`));
  return id;
}

test('a save that ends after the form was left leads nowhere', async () => {
  await act(async () => form()?.publish());
  act(() => root.unmount());
  useUnsaved.setState({ isUnsaved: true });
  const said = vi.spyOn(toast, 'success');
  answer();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
  expect(useUnsaved.getState().isUnsaved).toBe(true);
});

test('the slug of a new blog follows its title until somebody types one', () => {
  act(() => root.unmount());
  root = renderAdmin(<NewForm />);
  act(() => form()?.state.change('heading', 'A stair, drawn twice'));
  expect(form()?.state.draft.slug).toBe('a-stair-drawn-twice');
  act(() => form()?.state.change('slug', 'stair'));
  act(() => form()?.state.change('heading', 'A stair, drawn again'));
  expect(form()?.state.draft.slug).toBe('stair');
});

test('a blog that was deleted meanwhile is saved as a new one with its pictures', async () => {
  const sent = vi.spyOn(Request.prototype, 'send');
  await act(async () => form()?.saveAsNew());
  expect(sent.mock.lastCall?.[0].get('feature_image_path')).toBe('uploads/a.webp');
  expect(sent.mock.lastCall?.[0].get('mb_image_path')).toBe('uploads/b.webp');
});

test('a blank editor leaves the text that is there', async () => {
  const sent = vi.spyOn(Request.prototype, 'send');
  act(() => root.unmount());
  const before = { ...initial, description: '<p>Oak</p>' };
  root = renderAdmin(<Form draft={{ ...before, description: '<p><br></p>' }} before={before} />);
  await act(async () => form()?.save());
  expect(sent.mock.lastCall?.[0].get('description')).toBe('<p>Oak</p>');
});

test('a save without a picture of the text that is not sent keeps the form open, unsaved', async () => {
  const sent = vi.spyOn(Request.prototype, 'send');
  const said = vi.spyOn(toast, 'success');
  const id = typeWithUnsent();
  await act(async () => form()?.publish());
  expect(sent.mock.lastCall?.[0].get('description')).toBe('<p>Oak</p>');
  await act(async () => answer());
  await vi.waitFor(() => expect(onStay).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
  expect(form()?.version).toBe(4);
  expect(form()?.isUnsaved).toBe(true);
  expect(new Set(said.mock.results.map(({ value }) => value)).size).toBe(1);
  expect(form()?.state.draft.description).toContain(id);
});

test('a save that ends after the form was left keeps the copy whose picture is not sent', async () => {
  const said = vi.spyOn(toast, 'success');
  const id = typeWithUnsent();
  await act(async () => form()?.publish());
  act(() => root.unmount());
  answer();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(copies()).toMatchObject([{ draft: { description: expect.stringContaining(id) } }]);
});

/** As a word does whose composition ends with the save that takes the focus away. */
async function writeDuringSave(): Promise<void> {
  act(() => form()?.state.change('heading', 'Oak'));
  await act(async () => form()?.publish());
  act(() => form()?.state.change('description', '<p>Oak and brass</p>'));
  act(() => form()?.state.change('heading', 'Oak, brass'));
}

test('what is written while a save is under way stays in the form, unsaved and kept', async () => {
  await writeDuringSave();
  await act(async () => answer());
  await vi.waitFor(() => expect(onStay).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
  expect(form()?.isUnsaved).toBe(true);
  const written = { heading: 'Oak, brass', description: '<p>Oak and brass</p>' };
  expect(form()?.state.draft).toMatchObject({ ...written, status: somePost.status, slug: somePost.slug });
  expect(copies()).toMatchObject([{ basedOn: somePost.version, draft: written }]);
});

test('a save that ends after the form was left keeps the copy of what was written since', async () => {
  const said = vi.spyOn(toast, 'success');
  await writeDuringSave();
  act(() => root.unmount());
  answer();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(copies()).toMatchObject([{ draft: { description: '<p>Oak and brass</p>' } }]);
});

test('a scheduled blog whose time was cleared is not sent, and says so at the field', async () => {
  const sent = vi.spyOn(Request.prototype, 'send');
  act(() => root.unmount());
  root = renderAdmin(<Form draft={scheduled} />);
  act(() => form()?.state.change('publish_at', ''));
  await act(async () => form()?.publish());
  expect(sent).not.toHaveBeenCalled();
  expect(form()?.state.messages['publish_at']).toBe('Please choose the day and the time.');
});

test('a new blog whose answer was lost is sent under the same key when its kept text is carried on with', async () => {
  act(() => root.unmount());
  const header = vi.spyOn(Request.prototype, 'setRequestHeader');
  const keys = () =>
    header.mock.calls.flatMap(([name, value]) => (name === 'Idempotency-Key' ? [value] : []));
  root = renderAdmin(<NewForm />);
  await act(async () => form()?.publish());
  await act(async () => loseAnswer());
  act(() => root.unmount());
  const [copy] = copies();
  root = renderAdmin(<NewForm saveKey={copy?.saveKey} />);
  await act(async () => form()?.publish());
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('what is left of a new blog that is stored and changed by now names it', async () => {
  act(() => root.unmount());
  root = renderAdmin(<NewForm />);
  await act(async () => form()?.publish());
  const conflict = { id: 7, version: 2, updated_at: '', updated_by: null };
  await act(async () => answer({ status: false, message: 'Somebody saved it.', conflict }));
  await vi.waitFor(() => expect(form()?.problem?.conflict?.id).toBe('7'));
  act(() => root.unmount());
  expect(copies()).toMatchObject([{ id: '', conflict: '7' }]);
});

test('a save waits for a blog that is taken off the site, whose version it needs', async () => {
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => (answerChange = (data) => resolve(Response.json(data))))
      : Promise.resolve(Response.json({}, { status: 503 })),
  );
  const sent = vi.spyOn(Request.prototype, 'send');
  await act(async () => form()?.unpublish());
  await vi.waitFor(() => expect(form()?.isBusy).toBe(true));
  await act(async () => form()?.retry());
  expect(sent).not.toHaveBeenCalled();
  await act(async () => answerChange({ status: true, message: '', data: { ...somePost, version: 4 } }));
  await vi.waitFor(() => expect(form()?.isBusy).toBe(false));
  await act(async () => form()?.retry());
  expect(sent.mock.lastCall?.[0].get('version')).toBe('4');
});

test('an open form tells other tabs so, by the name that its copy has', () => {
  act(() => root.unmount());
  const request = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  root = renderAdmin(<NewForm />);
  expect(request.mock.lastCall?.[0]).toBe(editor.current?.content.form);
});

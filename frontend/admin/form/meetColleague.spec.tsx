// @vitest-environment jsdom
import { act, useState } from 'react';
import * as z from 'zod/mini';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminPost } from '../../api/wire.gen.ts';
import { readCopies } from '../copies/localCopy.ts';
import { toPostDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePost } from '../test/somePost.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import type { FormStart } from './FormStart.ts';
import { readTheirPost } from './seenDraft.ts';
import { usePostForm } from './usePostForm.ts';

const first: AdminPost = {
  ...somePost,
  version: 3,
  heading: 'Oak',
  description: '<p>Cast.</p>',
  feature_image: 'uploads/a.webp',
  updated_by: 'meera@studio.example',
};
let present: AdminPost = first;
const sent = vi.fn<(form: FormData) => void>();

/** Answers as the server does, which stores nothing over another version. */
class Request extends EventTarget {
  upload = new EventTarget();
  status = 200;
  responseText = '';
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send(form: FormData) {
    sent(form);
    const { id, updated_by, version } = present;
    const conflict = { id, version, updated_at: '', updated_by };
    const isRefused = form.get('version') !== `${version}`;
    const text = (name: string) => z.string().parse(form.get(name));
    const typed = { heading: text('heading'), description: text('description'), alt: text('alt') };
    if (!isRefused) present = { ...present, ...typed, version: version + 1 };
    this.status = isRefused ? 409 : 200;
    this.responseText = JSON.stringify(
      isRefused ? { status: false, message: 'No.', conflict } : { status: true, message: '', data: present },
    );
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const editor = { current: null };
const show = vi.fn<(form: ReturnType<typeof usePostForm>) => void>();
const onSaved = vi.fn<() => void>();
const form = () => {
  const [now] = show.mock.lastCall ?? [];
  if (!now) throw new Error('The form is not shown.');
  return now;
};
let root: Root;

function Form({ start }: { start?: Partial<FormStart> }) {
  const [post, onStay] = useState(first);
  const begun = { draft: toPostDraft(first), version: 3, pictures: {}, ...start };
  const opened = { id: '7', initial: toPostDraft(post), version: post.version, present: post, editor };
  show(usePostForm({ ...opened, start: begun, isUploading: false, onSaved, onStay }));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) =>
    method !== 'POST' && address.endsWith('/blog/7')
      ? Response.json({ status: true, data: present })
      : Response.json({}, { status: 503 }),
  );
  present = first;
  root = renderAdmin(<Form />);
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().leave();
  localStorage.clear();
  sent.mockReset();
  onSaved.mockReset();
  vi.unstubAllGlobals();
});

const theirs = () => readTheirPost('', '7', new AbortController().signal);
const save = () => act(async () => form().save());
const hasConflict = () => vi.waitFor(() => expect(form().problem?.conflict).toBeDefined());

test('two who changed different fields of a blog keep both, and the editor shows the other text', async () => {
  present = { ...first, version: 4, description: '<p>Cast in place.</p>' };
  act(() => form().state.change('heading', 'Ash'));
  await save();
  await vi.waitFor(() => expect(present).toMatchObject({ version: 5, heading: 'Ash' }));
  expect(present.description).toBe('<p>Cast in place.</p>');
  await vi.waitFor(() => expect(form().isUnsaved).toBe(false));
  expect(form().shown).toEqual({ html: '<p>Cast in place.</p>', key: 1 });
  expect(form().state.draft).toMatchObject({ heading: 'Ash', description: '<p>Cast in place.</p>' });
  expect(form().came).toEqual({ by: 'meera@studio.example', fields: ['Blog Content'] });
  expect(onSaved).not.toHaveBeenCalled();
});

test('a blank editor leaves the text that a colleague has written meanwhile', async () => {
  present = { ...first, version: 4, description: '<p>Cast in place.</p>' };
  act(() => form().state.change('description', '<p><br></p>'));
  act(() => form().state.change('heading', 'Ash'));
  await save();
  await vi.waitFor(() => expect(present).toMatchObject({ version: 5, heading: 'Ash' }));
  expect(present.description).toBe('<p>Cast in place.</p>');
});

test('a text of mine stays in the editor while the title of a colleague comes along', async () => {
  present = { ...first, version: 4, heading: 'Ash' };
  act(() => form().state.change('description', '<p>Mine.</p>'));
  await save();
  await vi.waitFor(() => expect(present).toMatchObject({ heading: 'Ash', description: '<p>Mine.</p>' }));
  await vi.waitFor(() => expect(form().state.draft.heading).toBe('Ash'));
  expect(form().shown.key).toBe(0);
});

test('a main picture of mine does not take the place of one that a colleague chose meanwhile', async () => {
  present = { ...first, version: 4, feature_image: 'uploads/b.webp', heading: 'Ash' };
  act(() => form().state.choose('feature_image', new File(['x'], 'elm.png', { type: 'image/png' })));
  await save();
  await hasConflict();
  const { mine, base } = form().conflict;
  const there = await theirs();
  expect(postDraftKind.differing(base ?? mine, there.draft)).toEqual(['heading', 'feature_image_path']);
  await act(async () => form().saveOver(there));
  await vi.waitFor(() => expect(present.version).toBe(5));
  const form5 = sent.mock.lastCall?.[0];
  expect([form5?.get('heading'), form5?.has('feature_image')]).toEqual(['Ash', true]);
});

test('words about a picture that are saved over another picture bring their own one back', async () => {
  present = { ...first, version: 4, feature_image: 'uploads/b.webp' };
  act(() => form().state.change('alt', 'An oak table'));
  await save();
  await hasConflict();
  const there = await theirs();
  await act(async () => form().saveOver(there));
  expect(sent.mock.lastCall?.[0].get('feature_image_path')).toBe('uploads/a.webp');
});

test('taking theirs keeps what only I have changed, and mine of the other fields on this device', async () => {
  present = { ...first, version: 4, heading: 'Ash' };
  act(() => form().state.change('heading', 'Elm'));
  act(() => form().state.change('meta_title', 'Elm rooms'));
  await save();
  await hasConflict();
  const there = await theirs();
  act(() => form().takeTheirs?.(there));
  expect(form().state.draft).toMatchObject({ heading: 'Ash', meta_title: 'Elm rooms' });
  expect(form().version).toBe(4);
  const copies = readCopies(localStorage, postDraftKind, Date.now());
  expect(copies).toMatchObject([{ basedOn: 3, draft: { heading: 'Elm' } }]);
});

test('a copy that is carried on with after a reload knows what it began with', async () => {
  act(() => form().state.change('heading', 'Elm'));
  act(() => root.unmount());
  const [copy] = readCopies(localStorage, postDraftKind, Date.now());
  present = { ...first, version: 4, description: '<p>Cast in place.</p>' };
  root = renderAdmin(
    <Form start={{ draft: copy?.draft ?? toPostDraft(first), version: 2, over: copy?.over }} />,
  );
  await save();
  await vi.waitFor(() => expect(present).toMatchObject({ heading: 'Elm', version: 5 }));
  expect(present.description).toBe('<p>Cast in place.</p>');
});

// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminPost } from '../../api/wire.gen.ts';
import { combineDrafts } from '../draft/combineDrafts.ts';
import { toPostDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePost } from '../test/somePost.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { usePostForm } from './usePostForm.ts';

const first: AdminPost = {
  ...somePost,
  version: 3,
  heading: 'Oak',
  description: '<p>Cast.</p>',
  feature_image: 'uploads/a.webp',
};
let present: AdminPost;
let begun: Response;
const sent = vi.fn<(form: FormData) => void>();

/** A line that takes the first save, and no further one. */
class Request extends EventTarget {
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    sent(form);
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

const editor = { current: null };
const show = vi.fn<(form: ReturnType<typeof usePostForm>) => void>();
const form = () => {
  const [now] = show.mock.lastCall ?? [];
  if (!now) throw new Error('The form is not shown.');
  return now;
};
let root: Root;

function Form() {
  const [post, onStay] = useState(first);
  const start = { draft: toPostDraft(first), version: 3, pictures: {} };
  const opened = { id: '7', initial: toPostDraft(post), version: post.version, present: post, editor };
  show(usePostForm({ ...opened, start, isUploading: false, onSaved() {}, onStay }));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('XMLHttpRequest', Request);
  const { publish_at: _time, ...content } = first;
  const version = { number: 1, saved_at: '2026-11-30T10:00:00.000Z', saved_by: null, device: '' };
  begun = Response.json({ status: true, data: { ...version, content: { ...content, publish_at: null } } });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith(`/blog/${present.id}`)) return Response.json({ status: true, data: present });
    if (address.endsWith('/blog/7/versions/after-save/3')) return begun;
    return Response.json({}, { status: address.includes('after-save') ? 404 : 503 });
  });
  present = { ...first, version: 4 };
  root = renderAdmin(<Form />);
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().leave();
  localStorage.clear();
  sent.mockReset();
  vi.unstubAllGlobals();
});

async function keepMine() {
  const { mine: typed, held, ...conflict } = form().conflict;
  const { theirs, base } = await conflict.read('', '7', new AbortController().signal);
  const mine = postDraftKind.withPicturesOf(typed, base ?? theirs.draft);
  const combined = combineDrafts(postDraftKind, { base, mine, theirs: theirs.draft, held });
  await act(async () => conflict.onKeepMine(theirs, combined.draft));
  return combined;
}
const sentField = (name: string) => sent.mock.lastCall?.[0].get(name);

test('a title of mine and a text of theirs are saved together, and the editor shows their text', async () => {
  present = { ...present, description: '<p>Cast in place.</p>' };
  act(() => form().state.change('heading', 'Ash'));
  expect(await keepMine()).toMatchObject({ both: [], onlyTheirs: ['description'] });
  expect([sentField('heading'), sentField('description'), sentField('version')]).toEqual([
    'Ash',
    '<p>Cast in place.</p>',
    '4',
  ]);
  expect(form().shown).toEqual({ html: '<p>Cast in place.</p>', key: 1 });
  await act(async () => form().retry());
  expect([sentField('description'), sentField('version')]).toEqual(['<p>Cast in place.</p>', '4']);
});

test('a text of mine stays in the editor while the title of a colleague comes along', async () => {
  present = { ...present, heading: 'Ash' };
  act(() => form().state.change('description', '<p>Mine.</p>'));
  await keepMine();
  expect([sentField('heading'), sentField('description')]).toEqual(['Ash', '<p>Mine.</p>']);
  expect(form().shown.key).toBe(0);
});

test('a picture of theirs comes along with its words, and is not sent', async () => {
  present = { ...present, feature_image: 'uploads/b.webp', alt: 'An ash table' };
  act(() => form().state.change('heading', 'Ash'));
  await keepMine();
  expect([sentField('alt'), sentField('feature_image_path')]).toEqual(['An ash table', null]);
});

test('words about a picture that are saved over another picture bring their own one back', async () => {
  present = { ...present, feature_image: 'uploads/b.webp' };
  act(() => form().state.change('alt', 'An oak table'));
  expect((await keepMine()).both).toEqual(['alt', 'feature_image_path']);
  expect([sentField('alt'), sentField('feature_image_path')]).toEqual(['An oak table', 'uploads/a.webp']);
});

test('a file of mine takes the place of a picture of theirs', async () => {
  present = { ...present, feature_image: 'uploads/b.webp', alt: 'An ash table', heading: 'Ash' };
  act(() => form().state.choose('feature_image', new File(['x'], 'elm.png', { type: 'image/png' })));
  await keepMine();
  expect(sentField('feature_image')).toBeInstanceOf(File);
  expect([sentField('heading'), sentField('alt'), sentField('feature_image_path')]).toEqual([
    'Ash',
    '',
    null,
  ]);
});

test('a blog that a colleague published meanwhile stays published', async () => {
  present = { ...present, status: 'published' };
  act(() => form().state.change('heading', 'Ash'));
  expect((await keepMine()).onlyTheirs).toEqual(['status']);
  expect(sentField('status')).toBe('published');
});

test('a file of mine is told by its name beside a picture of theirs', async () => {
  present = { ...present, feature_image: 'uploads/b.webp' };
  act(() => form().state.choose('feature_image', new File(['x'], 'elm.png', { type: 'image/png' })));
  expect(form().conflict.mine.feature_image_path).toBe('elm.png');
  expect((await keepMine()).both).toContain('feature_image_path');
});

test('a blog whose publication fails is not published in the form', async () => {
  present = { ...present, alt: 'A room' };
  act(() => form().state.change('heading', 'Ash'));
  await act(async () => form().publish());
  await keepMine();
  expect(sentField('status')).toBe('published');
  expect(form().state.draft).toMatchObject({ status: 'draft', alt: 'A room' });
  await act(async () => form().retry());
  expect(sentField('status')).toBe('published');
});

test('who publishes what a colleague has scheduled publishes it also when the line breaks', async () => {
  present = { ...present, status: 'scheduled', publish_at: '2099-01-01T04:00:00.000Z' };
  act(() => form().state.change('heading', 'Ash'));
  await act(async () => form().publish());
  await keepMine();
  await act(async () => form().retry());
  expect([sentField('heading'), sentField('status')]).toEqual(['Ash', 'published']);
});

test('a picture of theirs stays where a post of mine was stored unseen', async () => {
  present = { ...present, id: 9, feature_image: 'uploads/b.webp', alt: 'An ash table' };
  await act(async () => form().saveAsNew());
  const { theirs } = await form().conflict.read('', '9', new AbortController().signal);
  const { mine } = form().conflict;
  await act(async () => form().conflict.onKeepMine(theirs, { ...theirs.draft, heading: mine.heading }));
  expect([sentField('alt'), sentField('feature_image_path')]).toEqual(['An ash table', null]);
});

test('what it began with is asked for again when it could not be read', async () => {
  begun = Response.json({}, { status: 503 });
  const reading = form().conflict.read('', '7', new AbortController().signal);
  await expect(reading).rejects.toMatchObject({ status: 503 });
});

test('where nobody knows what it began with, all of it is saved over theirs', async () => {
  begun = Response.json({ status: false, message: 'Gone.' }, { status: 404 });
  present = { ...present, description: '<p>Cast in place.</p>' };
  act(() => form().state.change('heading', 'Ash'));
  expect((await keepMine()).onlyTheirs).toEqual([]);
  expect(sentField('description')).toBe('<p>Cast.</p>');
});

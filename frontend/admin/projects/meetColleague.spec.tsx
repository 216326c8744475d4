// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminProject } from '../../api/wire.gen.ts';
import { readCopies } from '../copies/localCopy.ts';
import { type ProjectDraft, emptyProject, toProjectContent } from '../draft/projectDraft.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { newDraftPicture } from './takeOut.ts';
import { type EditingOptions, useProjectEditing } from './useProjectEditing.ts';
import { toSaved } from './toDraft.ts';

type Editing = ReturnType<typeof useProjectEditing>;

const [oak, ash] = [newDraftPicture('uploads/oak.webp'), newDraftPicture('uploads/ash.webp')];
const first: ProjectDraft = { ...emptyProject, title: 'House of oak', slug: 'oak', pictures: [oak] };
const stored = (version: number, fields: Partial<ProjectDraft>) =>
  AdminProject.parse({
    id: 7,
    slug: 'oak',
    anchor: '',
    position: 1,
    status: 'draft' as const,
    publish_at: null,
    version,
    created_at: '',
    updated_at: '',
    updated_by: 'meera@studio.example',
    library_alt_texts: {},
    content: toProjectContent({ ...first, ...fields }),
  });

let present = stored(3, {});
const editor: EditingOptions['editor'] = { current: null };
const show = vi.fn<(editing: Editing) => void>();
const onSaved = vi.fn<() => void>();
const colleague = vi.fn<() => void>();
const form = () => {
  const [now] = show.mock.lastCall ?? [];
  if (!now) throw new Error('The form is not shown.');
  return now;
};
let root: Root;

function answer(body: BodyInit | null | undefined): Response {
  const { version, content } = JSON.parse(typeof body === 'string' ? body : '');
  colleague();
  const { id, updated_by, version: now } = present;
  const conflict = { id, version: now, updated_at: '', updated_by };
  if (version !== now) return Response.json({ status: false, message: 'No.', conflict }, { status: 409 });
  present = { ...present, version: now + 1, content };
  return Response.json({ status: true, message: '', data: present });
}

function Form({ start }: { start?: Partial<EditingOptions['start']> }) {
  const saved = toSaved(stored(3, {}));
  show(useProjectEditing({ saved, start: { ...saved, ...start }, editor, onSaved }));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') return answer(body);
    const isProject = address.endsWith('/project/7');
    return isProject ? Response.json({ data: present }) : Response.json({}, { status: 503 });
  });
  present = stored(3, {});
  root = renderAdmin(<Form />);
});
afterEach(() => {
  act(() => root.unmount());
  useUnsaved.getState().leave();
  localStorage.clear();
  colleague.mockReset();
  onSaved.mockReset();
  vi.unstubAllGlobals();
});

const write = (fields: Partial<ProjectDraft>) => act(() => form().state.change(fields));
const save = () => act(async () => form().save());

test('two who changed different fields keep both, and the second is told what came along', async () => {
  present = stored(4, { lead: 'Light enters late.' });
  write({ pictures: [oak, ash] });
  await save();
  await vi.waitFor(() => expect(present.version).toBe(5));
  expect(present.content).toMatchObject({ lead: 'Light enters late.', pictures: [oak, ash] });
  await vi.waitFor(() => expect(form().state.draft.lead).toBe('Light enters late.'));
  expect(form().came).toEqual({ by: 'meera@studio.example', fields: ['Opening sentence'] });
  expect(form().problem).toBeUndefined();
  await vi.waitFor(() => expect(form().isUnsaved).toBe(false));
  expect(onSaved).not.toHaveBeenCalled();
});

test('who is overtaken twice is not asked either', async () => {
  present = stored(4, { lead: 'Light enters late.' });
  colleague
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(() => {
      present = stored(5, { lead: 'Light enters late.', ask: 'Call us.' });
    });
  write({ summary: 'Warm' });
  await save();
  await vi.waitFor(() => expect(present.version).toBe(6));
  expect(present.content).toMatchObject({ lead: 'Light enters late.', ask: 'Call us.', summary: 'Warm' });
  await vi.waitFor(() =>
    expect(form().came?.fields).toEqual(['Opening sentence', 'Line above the button at the end']),
  );
});

test('who changed nothing else than a colleague who meant the same leaves the form', async () => {
  present = stored(4, { summary: 'Warm' });
  write({ summary: 'Warm' });
  await save();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('what both have changed is asked about, and saving mine over it keeps what only they have changed', async () => {
  present = stored(4, { lead: 'Theirs', summary: 'Cool' });
  write({ lead: 'Mine', title: 'House of ash' });
  await save();
  await vi.waitFor(() => expect(form().problem?.conflict).toBeDefined());
  expect(present.version).toBe(4);
  await act(async () => form().saveOver({ ...toSaved(present), version: 4, updated_by: null }));
  await vi.waitFor(() => expect(present.version).toBe(5));
  expect(present.content).toMatchObject({ lead: 'Mine', title: 'House of ash', summary: 'Cool' });
});

test('taking theirs keeps what only I have changed, and mine of the others on this device', async () => {
  present = stored(4, { lead: 'Theirs', summary: 'Cool' });
  write({ lead: 'Mine', title: 'House of ash' });
  await save();
  await vi.waitFor(() => expect(form().problem?.conflict).toBeDefined());
  act(() => form().takeTheirs?.({ ...toSaved(present), version: 4, updated_by: null }));
  expect(form().problem).toBeUndefined();
  expect(form().state.draft).toMatchObject({ lead: 'Theirs', title: 'House of ash', summary: 'Cool' });
  const copies = readCopies(localStorage, projectDraftKind, Date.now());
  expect(copies).toMatchObject([{ basedOn: 3, draft: { lead: 'Mine' } }]);
  await save();
  await vi.waitFor(() => expect(present.content).toMatchObject({ lead: 'Theirs', title: 'House of ash' }));
});

test('a picture that is still being sent follows what a colleague has added', async () => {
  present = stored(4, { pictures: [oak, ash] });
  const file = new File(['elm'], 'elm.webp', { type: 'image/webp' });
  act(() => form().state.sending.choose('pictures', [file]));
  write({ summary: 'Warm' });
  await save();
  await vi.waitFor(() => expect(present.version).toBe(5));
  await vi.waitFor(() => expect(form().state.draft.pictures).toEqual([oak, ash]));
  expect(form().state.sending.transfers).toHaveLength(1);
  const elm = newDraftPicture('uploads/elm.webp');
  act(() => form().state.update((now) => ({ ...now, pictures: [...now.pictures, elm] })));
  await save();
  await vi.waitFor(() => expect(present.content.pictures).toEqual([oak, ash, elm]));
});

test('a copy that is carried on with after a reload knows what it began with', async () => {
  write({ summary: 'Warm' });
  act(() => root.unmount());
  const [copy] = readCopies(localStorage, projectDraftKind, Date.now());
  present = stored(4, { lead: 'Light enters late.' });
  root = renderAdmin(<Form start={{ draft: copy?.draft ?? first, version: 2, over: copy?.over }} />);
  await save();
  await vi.waitFor(() => expect(present.version).toBe(5));
  expect(present.content).toMatchObject({ lead: 'Light enters late.', summary: 'Warm' });
});

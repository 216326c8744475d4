// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyProject, toProjectContent } from '../draft/projectDraft.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { EditProjectForm } from './EditProjectForm.tsx';
import { PLAN } from './usePictureSending.ts';

const draft = { ...emptyProject, title: 'House of oak' };
const stored = {
  id: 7,
  slug: 'house-of-oak',
  anchor: '',
  position: 1,
  status: 'draft',
  publish_at: null,
  version: 1,
  created_at: '',
  updated_at: '',
  updated_by: null,
  library_alt_texts: {},
  content: toProjectContent(draft),
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ status: true, message: '', data: stored })
      : Response.json({}, { status: 503 }),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const saved = { id: undefined, version: undefined, draft: emptyProject, libraryAltTexts: {} };
const save = (place: HTMLElement) =>
  act(async () => place.querySelector<HTMLElement>('[data-shortcut=save]')?.click());

test('kept texts of new projects are not offered over the one that was just added', async () => {
  const place = document.createElement('div');
  const file = new File(['oak'], 'plan.png', { type: 'image/png' });
  const start = { draft, version: undefined, unsent: [{ id: 'a', place: PLAN, file }] };
  const form = { saved, start, editor: { current: null }, onSaved() {} };
  const root = renderAdmin(
    <MemoryRouter>
      <EditProjectForm {...form} offers={<p>Oak is kept</p>} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain('Oak is kept');
  await save(place);
  await vi.waitFor(() => expect(place.textContent).not.toContain('Oak is kept'));
  act(() => root.unmount());
});

test('a new project that is saved before its pictures is one to edit, and one message says so', async () => {
  const said = vi.spyOn(toast, 'success');
  const place = document.createElement('div');
  const file = new File(['oak'], 'plan.png', { type: 'image/png' });
  const start = { draft, version: undefined, unsent: [{ id: 'a', place: PLAN, file }] };
  const form = { saved, start, editor: { current: null }, onSaved() {} };
  const root = renderAdmin(
    <MemoryRouter>
      <EditProjectForm {...form} offers={null} />
    </MemoryRouter>,
    place,
  );
  expect(place.querySelector('h1')?.textContent).toBe('Add Project');
  await save(place);
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Edit Project'));
  expect(new Set(said.mock.results.map(({ value }) => value)).size).toBe(1);
  act(() => root.unmount());
});

test('what is refused is named, leads to its field and is told once', async () => {
  const messages = { 'content.lead': 'Please write something here.', 'content.summary': 'Too long.' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: false, message: 'No.', messages }, { status: 422 }),
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.assign(Element.prototype, { scrollIntoView() {} });
  const told = vi.spyOn(toast, 'error');
  const place = document.body.appendChild(document.createElement('div'));
  const form = { saved, start: { draft, version: undefined }, offers: null };
  const root = renderAdmin(
    <MemoryRouter>
      <EditProjectForm {...form} editor={{ current: null }} onSaved={() => {}} />
    </MemoryRouter>,
    place,
  );
  await save(place);
  const found = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Opening'));
  await vi.waitFor(() => expect(found()?.textContent).toBe('Opening sentence: Please write something here.'));
  act(() => found()?.click());
  expect(document.activeElement?.id).toBe('lead');
  expect(told.mock.calls).toEqual([['Some fields need another look.']]);
  act(() => root.unmount());
  place.remove();
});

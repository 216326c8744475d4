// @vitest-environment jsdom
import { act } from 'react';
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

test('kept texts of new projects are not offered over the one that was just added', async () => {
  const place = document.createElement('div');
  const file = new File(['oak'], 'plan.png', { type: 'image/png' });
  const start = { draft, version: undefined, unsent: [{ id: 'a', place: PLAN, file }] };
  const saved = { id: undefined, version: undefined, draft: emptyProject, libraryAltTexts: {} };
  const form = { title: 'Add Project', saved, start, editor: { current: null }, onSaved() {} };
  const root = renderAdmin(
    <MemoryRouter>
      <EditProjectForm {...form} offers={<p>Oak is kept</p>} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain('Oak is kept');
  await act(async () => place.querySelector<HTMLElement>('[data-shortcut=save]')?.click());
  await vi.waitFor(() => expect(place.textContent).not.toContain('Oak is kept'));
  act(() => root.unmount());
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { saveCopy } from './localCopy.ts';
import { UnsavedCopies } from './UnsavedCopies.tsx';

const place = document.body.appendChild(document.createElement('div'));
let root: Root;

const keep = (form: string, heading: string) =>
  saveCopy(localStorage, postDraftKind, {
    id: '7',
    form,
    savedAt: Date.now(),
    draft: { ...emptyDraft('2026-11-20'), heading },
    files: [],
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const locks = { query: () => Promise.resolve({ held: [{ name: 'held' }] }) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

test('what another tab holds has no link to a form that would not offer it', async () => {
  keep('held', 'Oak');
  keep('left', 'Linen');
  root = renderAdmin(
    <MemoryRouter>
      <UnsavedCopies kind={postDraftKind} />
    </MemoryRouter>,
    place,
  );
  await act(async () => {});
  expect(place.textContent).toContain('Oak open in another tab');
  expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Linen']);
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { saveRowCopy } from './rowCopy.ts';
import { useRestoredEdits } from './useRestoredEdits.ts';
import { useRowEdits } from './useRowEdits.ts';

function Screen() {
  return useRestoredEdits(true) ? 'ready' : 'loading';
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  useRowEdits.setState({ edits: [] });
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

test('a row that another tab has open is not opened from its copy', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const locks = { query: () => Promise.resolve({ held: [{ name: 'theirs' }] }) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  for (const id of ['theirs', 'left'])
    saveRowCopy(localStorage, id, { list: 'clients', draft: { '': id }, savedAt: Date.now() });
  const place = document.createElement('div');
  const root = renderAdmin(<Screen />, place);
  expect(place.textContent).toBe('loading');
  await act(async () => undefined);
  expect(place.textContent).toBe('ready');
  expect(useRowEdits.getState().edits.map(({ id }) => id)).toEqual(['left']);
  act(() => root.unmount());
});

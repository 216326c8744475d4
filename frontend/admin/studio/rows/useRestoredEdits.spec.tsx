// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../../session/useSession.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { tokenOf } from '../../test/tokenOf.ts';
import { allLists } from '../studioSections.ts';
import { saveRowCopy } from './rowCopy.ts';
import { useRestoredEdits } from './useRestoredEdits.ts';
import { useRowEdits } from './useRowEdits.ts';

const signIn = (sub: string) =>
  useSession.getState().begin({ token: tokenOf(sub), expiresAt: Date.now() + 60_000 });

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

test('a row that somebody left on a shared browser is opened for them, and for nobody else', () => {
  const [list] = allLists;
  if (!list) throw new Error('There are no lists.');
  const { restore, open, type } = useRowEdits.getState();
  onTestFinished(() => useSession.getState().end({ hasLeft: true }));
  saveRowCopy(localStorage, 'old', { list: list.id, draft: {}, savedAt: 1 + Date.now() });
  signIn('asha');
  const { id, draft } = open(list, undefined);
  type(id, Object.keys(draft)[0] ?? '', 'Oak');
  const openFor = (sub: string) => {
    signIn(sub);
    restore(allLists, []);
    return useRowEdits.getState().edits.map((edit) => edit.id);
  };
  expect(openFor('ravi')).toEqual(['old']);
  expect(openFor('asha')).toEqual(expect.arrayContaining([id, 'old']));
});

test('what was typed on while a row was saved stays with who typed it, whoever is signed in by then', () => {
  const [list] = allLists;
  if (!list) throw new Error('There are no lists.');
  const { restore, open, type, settle } = useRowEdits.getState();
  onTestFinished(() => useSession.getState().end({ hasLeft: true }));
  signIn('asha');
  const sent = open(list, undefined);
  type(sent.id, Object.keys(sent.draft)[0] ?? '', 'Oak');
  signIn('ravi');
  settle(list, sent, {});
  restore(allLists, []);
  expect(useRowEdits.getState().edits).toEqual([]);
  signIn('asha');
  restore(allLists, []);
  expect(useRowEdits.getState().edits.map(({ id }) => id)).toEqual([sent.id]);
});

// @vitest-environment jsdom
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopies, saveCopy } from '../copies/localCopy.ts';
import { readOwnCopies } from '../copies/readOwnCopies.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { tokenOf } from '../test/tokenOf.ts';
import type { OpenEditor } from './OpenEditor.ts';
import { useKeptText } from './useKeptText.ts';

const draft = { ...emptyDraft('2026-11-23'), heading: 'Oak' };
const editor = createRef<OpenEditor<PostDraft>>();
const signIn = (sub: string) =>
  useSession.getState().begin({ token: tokenOf(sub), expiresAt: Date.now() + 60_000 });
const signOut = () => useSession.getState().end({ hasLeft: true });
const offered = () => readOwnCopies(postDraftKind).map((copy) => copy.draft.heading);

function Form() {
  const content = { draft, pictures: {}, unsent: [], isChanged: true };
  useKeptText(postDraftKind, { id: '7', basedOn: 3, editor }, content);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The network failed.')));
});
afterEach(() => {
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what somebody left on a shared browser waits for them, whoever else signs in', () => {
  signIn('asha');
  const root = renderAdmin(<Form />);
  expect(editor.current?.content.account).toBe('asha');
  signOut();
  act(() => root.unmount());
  signIn('ravi');
  expect(offered()).toEqual([]);
  expect(readCopies(localStorage, postDraftKind, Date.now())).toHaveLength(1);
  signOut();
  signIn('asha');
  expect(offered()).toEqual(['Oak']);
});

test('what is from before copies belonged to somebody is offered to whoever finds it', () => {
  const copy = { id: '7', form: 'old', savedAt: Date.now(), draft, files: [] };
  saveCopy(localStorage, postDraftKind, copy);
  signIn('ravi');
  expect(offered()).toEqual(['Oak']);
});

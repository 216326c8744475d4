// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnsavedChangesDialog } from '../unsaved/UnsavedChangesDialog.tsx';
import { beforeSignOut, finishBeforeSignOut } from './beforeSignOut.ts';
import { useLogout } from './useLogout.ts';
import { useSession } from './useSession.ts';

let sendDraft = () => {};
let tidy = () => {};

function Question() {
  const { leave, stay, isLeaving } = useLogout();
  return <UnsavedChangesDialog isLeaving={isLeaving} onStay={stay} onLeave={leave} />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60_000 });
  const draft = new Promise<void>((resolve) => {
    sendDraft = resolve;
  });
  const takeBack = beforeSignOut(() => draft);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Question />));
  tidy = () => {
    takeBack();
    act(() => root.unmount());
  };
});
afterEach(() => {
  tidy();
  useSession.getState().end({ hasLeft: false });
  vi.unstubAllGlobals();
});

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const press = (text: string) => act(() => button(text)?.click());

test('signing out waits for the draft, and cannot be pressed twice meanwhile', async () => {
  press('Leave');
  expect(button('Leave')?.getAttribute('aria-disabled')).toBe('true');
  expect(useSession.getState().session).not.toBeNull();
  sendDraft();
  await act(finishBeforeSignOut);
  expect(useSession.getState().session).toBeNull();
});

test('whoever goes on writing after all is not signed out once the draft is sent', async () => {
  press('Leave');
  press('Stay here');
  expect(button('Leave')?.getAttribute('aria-disabled')).toBe('false');
  sendDraft();
  await act(finishBeforeSignOut);
  expect(useSession.getState().session).not.toBeNull();
});

// @vitest-environment jsdom
import { act } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useReportUnsaved } from './useReportUnsaved.ts';
import { useUnsaved } from './useUnsaved.ts';

function Screen() {
  useReportUnsaved(true, false);
  return <UnsavedChangesGuard />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60_000 });
});
afterEach(() => {
  useSession.getState().end({ hasLeft: false });
  vi.unstubAllGlobals();
});

test('to the screen that somebody leaves for, nothing is unsaved any more', async () => {
  const seen = vi.fn<(isUnsaved: boolean) => void>();
  const Next = () => {
    seen(useUnsaved((store) => store.isUnsaved));
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Screen /> },
    { path: '/next', element: <Next /> },
  ]);
  const root = renderAdmin(<RouterProvider router={router} />);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => router.navigate('/next'));
  const leave = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave');
  await act(async () => leave?.click());
  expect(seen.mock.calls[0]).toEqual([false]);
});

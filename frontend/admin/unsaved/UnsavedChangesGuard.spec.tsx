// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { Outlet, RouterProvider, createMemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useReportUnsaved } from './useReportUnsaved.ts';
import { useUnsaved } from './useUnsaved.ts';

let root: Root;

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
  act(() => root.unmount());
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
  root = renderAdmin(<RouterProvider router={router} />);
  await act(() => router.navigate('/next'));
  const leave = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave');
  await act(async () => leave?.click());
  expect(seen.mock.calls[0]).toEqual([false]);
});

function Form({ next }: { next: string | undefined }) {
  const [isSaved, setSaved] = useState(false);
  const reportSaved = useReportUnsaved(!isSaved, false);
  const navigate = useNavigate();
  const save = () => {
    if (next === undefined) return setSaved(true);
    reportSaved();
    return void navigate(next);
  };
  useEffect(() => {
    document.addEventListener('saved', save);
    return () => document.removeEventListener('saved', save);
  });
  return <p>form</p>;
}

const guarded = (
  <>
    <UnsavedChangesGuard />
    <Outlet />
  </>
);

test.each([
  ['goes where somebody wished to, where the form stays', undefined, 'today'],
  ['goes where the form leads on to', '/list', 'list'],
])('what is saved while it is asked needs no answer any more: it %s', async (_what, next, shown) => {
  const children = [
    { path: '/form', element: <Form next={next} /> },
    { path: '/list', element: <p>list</p> },
    { path: '/today', element: <p>today</p> },
  ];
  const router = createMemoryRouter([{ element: guarded, children }], { initialEntries: ['/form'] });
  const place = document.createElement('div');
  root = renderAdmin(<RouterProvider router={router} />, place);
  await act(() => router.navigate('/today'));
  expect(document.querySelector('dialog')).not.toBeNull();
  await act(async () => void document.dispatchEvent(new Event('saved')));
  expect(document.querySelector('dialog')).toBeNull();
  expect(place.textContent).toBe(shown);
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { someStaff } from '../test/someStaff.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { Guard } from './Guard.tsx';

const MINUTE = 60_000;
let root: Root;

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useReportUnsaved(isUnsaved, true);
  return <p>The form</p>;
}

async function openForm(isUnsaved: boolean) {
  const children = [
    { path: '/add-blog', element: <Form isUnsaved={isUnsaved} /> },
    { path: '/account', element: <p>The account</p> },
  ];
  const router = createMemoryRouter([{ element: <Guard />, children }], { initialEntries: ['/add-blog'] });
  root = renderAdmin(
    <RouterProvider router={router} />,
    document.body.appendChild(document.createElement('div')),
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen()).toBe('The form');
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  return router;
}

const screen = () => document.querySelector('main')?.textContent;
const notice = () => document.querySelector('[aria-live] > [aria-label="Your second factor"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const due = new Date(Date.now() + MINUTE).toISOString();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...someStaff, second_factor_due_at: due })));
  useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60 * MINUTE });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  useSession.getState().end({ hasLeft: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form with unsaved words stays when the days for a second factor end, and says why', async () => {
  const router = await openForm(true);
  expect(screen()).toBe('The form');
  expect(notice()).toContain('what you have written stays here');
  await act(() => router.navigate('/today'));
  expect(document.querySelector('dialog')).not.toBeNull();
  expect(screen()).toBe('The form');
});

test('a screen on which nothing is unsaved leads to the account when those days end', async () => {
  await openForm(false);
  expect(screen()).toBe('The account');
});

test('a second factor that was set up in another tab is known on the way back', async () => {
  await openForm(true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...someStaff, second_factor_due_at: null })));
  dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(notice()).toBeUndefined();
});

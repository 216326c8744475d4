// @vitest-environment jsdom
import { type ReactNode, act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondStep } from '../session/useSecondStep.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { LoginPage } from './LoginPage.tsx';
import { SingleSignOnLink } from './SingleSignOnLink.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  useSession.getState().end({ hasLeft: false });
  vi.unstubAllGlobals();
});

test('a second step that waits is over once its person has signed in in another tab', () => {
  useSecondStep.getState().ask({
    ticket: 'a ticket',
    expires_at: '2026-11-29T09:00:00Z',
    ways: ['app'],
    email: 'asha@example.com',
  });
  useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60_000 });
  const root = renderAdmin(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/today" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  expect(useSecondStep.getState().pending).toBeUndefined();
  act(() => root.unmount());
});

const Where = () => <output>{useLocation().pathname}</output>;

function open(screen: ReactNode, state: unknown) {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Routes>
        <Route path="/login" element={screen} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
    place,
  );
  return { place, leave: () => act(() => root.unmount()) };
}

test('the screen that somebody asked for opens after the way over a provider, and once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 'Studio account' })));
  const before = open(<SingleSignOnLink />, { asked: '/enquiries/e1' });
  const link = () => before.place.querySelector<HTMLElement>('a[href$="/single-sign-on/start"]');
  await vi.waitFor(() => expect(link()).not.toBeNull());
  link()?.addEventListener('click', (event) => event.preventDefault());
  act(() => link()?.click());
  before.leave();
  act(() => useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60_000 }));
  for (const screen of ['/enquiries/e1', '/today']) {
    const { place, leave } = open(<LoginPage />, null);
    expect(place.querySelector('output')?.textContent).toBe(screen);
    leave();
  }
});

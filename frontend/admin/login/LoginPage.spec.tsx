// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondStep } from '../session/useSecondStep.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { LoginPage } from './LoginPage.tsx';

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

// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { finishBeforeSignOut } from '../session/beforeSignOut.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { tokenOf } from '../test/tokenOf.ts';
import { usePresence } from './usePresence.ts';

function Editor() {
  usePresence('blog', '7', 'Oak');
  return null;
}

test('whoever signs out is gone from the editor before their session ends', async () => {
  const sent = vi.fn<(method: string) => void>();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { method = 'GET' }: RequestInit) => {
    sent(method);
    return Promise.resolve(Response.json({ data: [] }));
  });
  useSession.getState().begin({ token: tokenOf('asha'), expiresAt: Date.now() + 60_000 });
  const root = renderAdmin(<Editor />);
  onTestFinished(() => {
    act(() => root.unmount());
    useSession.getState().end({ hasLeft: true });
    vi.unstubAllGlobals();
  });
  await act(finishBeforeSignOut);
  expect(sent.mock.calls).toEqual([['PUT'], ['DELETE']]);
});

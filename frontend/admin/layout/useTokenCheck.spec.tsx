// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useTokenCheck } from './useTokenCheck.ts';

const show = vi.fn<(check: ReturnType<typeof useTokenCheck>) => void>();
const check = () => show.mock.lastCall?.[0];
const send = vi.fn<() => Promise<Response>>();

function Screen() {
  show(useTokenCheck('/edit-blog/7', true));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

test('the role that is assumed while the server cannot be reached stays while it is asked again', async () => {
  send.mockRejectedValueOnce(new TypeError('The network failed.'));
  const root = renderAdmin(<Screen />);
  await vi.waitFor(() => expect(check()?.role).toBe('owner'));
  send.mockReturnValueOnce(new Promise(() => {}));
  act(() => check()?.retry());
  await vi.waitFor(() => expect(check()?.isUnreachable).toBe(false));
  expect(check()?.role).toBe('owner');
  act(() => root.unmount());
});

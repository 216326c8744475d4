import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { tokenOf } from '../test/tokenOf.ts';
import { SessionOver, adminCall } from './adminCall.ts';
import { storeSession } from './session.ts';
import { useSession } from './useSession.ts';

const expiresAt = Date.now() + 60_000;
const asha = { token: tokenOf('asha'), expiresAt };
const ravi = { token: tokenOf('ravi'), expiresAt };
const reload = vi.fn<() => void>();
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { reload });
  useSession.getState().begin(asha);
});
afterEach(() => {
  useSession.getState().end({ hasLeft: false });
  reload.mockReset();
  vi.unstubAllGlobals();
});

test('a page loads anew, with nobody in it, when somebody else has signed in', () => {
  storeSession(storage, ravi);
  useSession.getState().read();
  useSession.getState().read();
  expect([useSession.getState().session, reload.mock.calls.length]).toEqual([undefined, 1]);
});

test('a page goes on when the same person has signed in anew', () => {
  const again = { token: tokenOf('asha', { jti: '2' }), expiresAt };
  storeSession(storage, again);
  useSession.getState().read();
  expect([useSession.getState().session, reload.mock.calls.length]).toEqual([again, 0]);
});

test.each([
  ['in its place', asha],
  ['after it had ended here', null],
])(
  'a call is not repeated as somebody else who has signed in %s, nor ends their session',
  async (_when, left) => {
    const call = vi.fn<(token: string) => Promise<string>>(async () => {
      useSession.setState({ session: left });
      storeSession(storage, ravi);
      throw new ApiError(401, undefined);
    });
    await expect(adminCall(call)).rejects.toThrow(SessionOver);
    expect(call.mock.calls).toEqual([[asha.token]]);
    expect(storage.getItem('authToken')).toBe(ravi.token);
  },
);

// @vitest-environment jsdom
import { act } from 'react';
import { resolveValue, toast, useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useTellKept } from './useTellKept.ts';
import { useUnsaved } from './useUnsaved.ts';

const KEPT = 'Your changes are kept, and offered to you when you come back.';
const place = document.createElement('div');
let root: ReturnType<typeof renderAdmin>;

function Screen() {
  useTellKept();
  return useToasterStore().toasts.map((one) => <p key={one.id}>{resolveValue(one.message, one)}</p>);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toast.remove();
  useSession.getState().begin({ token: 'a token', expiresAt: Date.now() + 60_000 });
  root = renderAdmin(<Screen />, place);
});
afterEach(() => {
  act(() => toast.remove());
  act(() => root.unmount());
  useUnsaved.getState().leave();
  vi.unstubAllGlobals();
});

test.each([
  ['while they write is told that it is kept', true, false, KEPT],
  ['where it is not kept is told nothing', false, false, ''],
  ['by themselves is told nothing', true, true, ''],
])('who is signed out %s', (_who, isKept, hasLeft, told) => {
  useUnsaved.getState().report('blog', true, isKept);
  act(() => useSession.getState().end({ hasLeft }));
  expect(place.textContent).toBe(told);
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const MINUTE = 60_000;

test.each([
  ['no region while it lasts', 20, 0],
  ['a region that is announced when it ends soon', 1, 1],
])('of the session there is %s', (_what, minutes, regions) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = renderAdmin(
    <SessionNotice expiresAt={Date.now() + minutes * MINUTE} email="asha@example.in" />,
    box,
  );
  expect(box.querySelectorAll('[aria-live] > section[aria-label="Session"]')).toHaveLength(regions);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

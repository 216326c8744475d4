// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../api/serverClock.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useCurrentMinute } from './useCurrentMinute.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const MINUTE = 60_000;
const place = document.createElement('div');
let root: Root;

function Clock() {
  return new Date(useCurrentMinute()).toISOString().slice(11, 16);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + 90 * MINUTE });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  noteServerTime(new Date(NOON).toUTCString(), Date.now());
  root = renderAdmin(<Clock />, place);
});
afterEach(() => {
  act(() => root.unmount());
  noteServerTime(new Date(Date.now()).toUTCString(), Date.now());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a device whose clock is fast shows the time of the server', () => {
  expect(place.textContent).toBe('12:00');
});

test('a device whose clock is fast follows the server minute by minute', async () => {
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(place.textContent).toBe('12:01');
});

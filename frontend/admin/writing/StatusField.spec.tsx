// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteServerTime } from '../../api/serverClock.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { StatusField } from './StatusField.tsx';

test('a moment that is over by the clock of a device alone is told as still to come', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  vi.useFakeTimers({ now: now + 3_600_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  noteServerTime(new Date(now).toUTCString(), Date.now());
  const place = document.createElement('div');
  const field = { isOnSite: false, onUnpublish: undefined, timeError: undefined, onStatus() {}, onTime() {} };
  const time = studioDateTime(new Date(now + 1_800_000).toISOString());
  const root = renderAdmin(<StatusField {...field} status="scheduled" time={time} />, place);
  onTestFinished(() => {
    act(() => root.unmount());
    noteServerTime(new Date().toUTCString(), Date.now());
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  expect(place.textContent).toContain('Goes live on Tuesday 24 November 2026 at 18:00');
});

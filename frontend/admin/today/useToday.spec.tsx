// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Today } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { asha, todayWith } from '../test/today.ts';
import { useToday } from './useToday.ts';

function Said() {
  return <output>{useToday().said}</output>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the tab tells how many are still to be called', async () => {
  const { waiting, ...today } = todayWith(asha);
  const data = { ...today, waiting: { ...waiting, total: 3, to_call: 2 } };
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  const root = renderAdmin(<Said />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(document.title).toMatch(/^\(2\) Today/);
  act(() => root.unmount());
});

test('after a minute a hidden tab tells how many wait, and the page says who has come', async () => {
  let today = todayWith(asha);
  vi.stubGlobal('fetch', async () => Response.json({ data: today }));
  const place = document.createElement('div');
  const root = renderAdmin(<Said />, place);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([document.title, place.textContent]).toEqual([expect.stringMatching(/^\(1\) Today/), '']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  today = todayWith(asha, { ...asha, id: 'kavita', name: 'Kavita' });
  await act(() => vi.advanceTimersByTimeAsync(60_010));
  expect(document.title).toMatch(/^\(2\) Today/);
  expect(place.textContent).toBe('1 new enquiry, due 16:30');
  act(() => root.unmount());
});

const cut = (today: Today) => ({ ...today, waiting: { ...today.waiting, total: 160 } });

test.each([
  ['has come', '2026-11-23T09:00:30.000Z', '1 new enquiry, due 16:30'],
  ['was there before', '2026-11-20T09:00:00.000Z', ''],
])('of a list that is cut, who comes into view is told where they %s', async (_which, created_at, said) => {
  let today = cut(todayWith(asha));
  vi.stubGlobal('fetch', async () => Response.json({ data: today }));
  const place = document.createElement('div');
  const root = renderAdmin(<Said />, place);
  await act(() => vi.advanceTimersByTimeAsync(10));
  today = cut(todayWith({ ...asha, id: 'kavita', created_at }));
  await act(() => vi.advanceTimersByTimeAsync(60_010));
  expect(place.textContent).toBe(said);
  act(() => root.unmount());
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ModalReception } from './ModalReception.tsx';

const sums = { shown: 240, closed_at_once: 220, sent: 3 };
const moments = { began_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-12-04T09:00:00.000Z' };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('why the enquiry rests is said beside the button that lets it open by itself again', async () => {
  let rest: object | null = { ...moments, shown: 200, closed_at_once: 190 };
  const woken = vi.fn<(address: string) => void>();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json({ data: { rest, last_30_days: sums } });
    woken(address);
    rest = null;
    return new Response(null, { status: 204 });
  });
  const place = document.createElement('div');
  const root = renderAdmin(<ModalReception />, place);
  await act(() => vi.waitFor(() => expect(place.textContent).toContain('of the last 200 visitors')));
  expect(place.textContent).toContain('It rests until 4 December');
  const button = place.querySelector('button');
  expect(button?.textContent).toContain('Let it open by itself again');
  await act(async () => button?.click());
  await act(() => vi.waitFor(() => expect(place.querySelector('button')).toBeNull()));
  expect(woken).toHaveBeenCalledOnce();
  expect(place.textContent).toContain('opened by itself 240 times');
  act(() => root.unmount());
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminPage } from '../kit/AdminPage.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ModalReception } from './ModalReception.tsx';

const sums = { shown: 240, closed_at_once: 220, sent: 3 };
const moments = { began_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-12-04T09:00:00.000Z' };

const woken = vi.fn<(address: string) => void>();
let place: HTMLDivElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let rest: object | null = { ...moments, shown: 200, closed_at_once: 190 };
  woken.mockReset();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json({ data: { rest, last_30_days: sums } });
    woken(address);
    rest = null;
    return new Response(null, { status: 204 });
  });
  place = document.createElement('div');
  document.body.append(place);
  root = renderAdmin(
    <AdminPage title="Studio">
      <ModalReception />
    </AdminPage>,
    place,
  );
  await act(() => vi.waitUntil(() => place.textContent.includes('of the last 200 visitors')));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

async function wake(): Promise<void> {
  const button = place.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(() => vi.waitFor(() => expect(place.querySelector('button')).toBeNull()));
}

test('why the enquiry rests is said beside the button that lets it open by itself again', async () => {
  expect(place.textContent).toContain('It rests until 4 December');
  expect(place.querySelector('button')?.textContent).toContain('Let it open by itself again');
  await wake();
  expect(woken).toHaveBeenCalledOnce();
  expect(place.textContent).toContain('opened by itself 240 times');
});

test('the focus goes to the heading with the button', async () => {
  await wake();
  expect(document.activeElement).toBe(place.querySelector('h1'));
});

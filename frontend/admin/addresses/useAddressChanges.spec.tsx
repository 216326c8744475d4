// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ADDRESSES_KEY } from './addressesKey.ts';
import { useAddressChanges } from './useAddressChanges.ts';

const refusal = '/kitchens leads to /projects already. Change it in the list.';
const missed = {
  path: '/kitchens',
  came_from: null,
  missed: 3,
  bots: 0,
  first_day: '2026-11-21',
  last_day: '2026-11-22',
  suggestion: { to: '/services', title: 'Services' },
};
const load = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
const show = vi.fn<(changes: ReturnType<typeof useAddressChanges>) => void>();
let root: Root;

function Addresses() {
  useQuery({ queryKey: ADDRESSES_KEY, queryFn: load });
  show(useAddressChanges());
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const isRefused = body.includes('"before":null');
    const answer = isRefused ? { message: refusal, messages: { from: refusal } } : { data: JSON.parse(body) };
    return Promise.resolve(Response.json(answer, { status: isRefused ? 422 : 200 }));
  });
  root = renderAdmin(<Addresses />);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('where a colleague let a missed address lead meanwhile stays, is told and is loaded again', async () => {
  const [said, failed] = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'error')];
  load.mockClear();
  await act(async () => show.mock.lastCall?.[0].leadOn(missed));
  expect(failed).toHaveBeenCalledWith(refusal);
  expect(said).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

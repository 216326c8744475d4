// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadingAddress } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
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
  leads_to: null,
  suggestion: { to: '/services', title: 'Services' },
};
const oak: LeadingAddress = {
  from: '/oak',
  to: '/blog/gone',
  why: 'Moved',
  kind: 'own',
  hits: 0,
  last_hit: null,
  changed_at: null,
  changed_by: null,
};
const load = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
const show = vi.fn<(changes: ReturnType<typeof useAddressChanges>) => void>();
let sent: unknown[];
let root: Root;

function Addresses() {
  useQuery({ queryKey: ADDRESSES_KEY, queryFn: load });
  show(useAddressChanges());
  return <Toasts />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const form = JSON.parse(body);
    sent.push(form);
    const isRefused = form.before === null && !form.is_undo;
    const saved = { status: true, data: { why: '', to: '/blogs', ...form } };
    const answer = isRefused ? { message: refusal, messages: { from: refusal } } : saved;
    return Promise.resolve(Response.json(answer, { status: isRefused ? 422 : 200 }));
  });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  sent = [];
  root = renderAdmin(<Addresses />, document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  toast.remove();
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

test('a removal whose answer is lost is not said to have failed, and the list is loaded again', async () => {
  const failed = vi.spyOn(toast, 'error');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The network failed.')));
  load.mockClear();
  await act(async () => show.mock.lastCall?.[0].remove(oak));
  expect(failed).toHaveBeenCalledWith(expect.stringContaining('may be done all the same'));
  expect(load).toHaveBeenCalledOnce();
});

const undo = () => {
  const buttons = [...document.querySelectorAll('button')];
  return act(async () => buttons.find(({ textContent }) => textContent === 'Undo')?.click());
};

test('a removed address is put back as it was, whatever is at its ends by now', async () => {
  await act(async () => show.mock.lastCall?.[0].remove(oak));
  await undo();
  expect(sent).toEqual([
    { from: '/oak' },
    { from: '/oak', to: '/blog/gone', why: 'Moved', before: null, is_undo: true },
  ]);
});

test('a missed address whose rule leads to what is gone is led elsewhere, and back', async () => {
  await act(async () => show.mock.lastCall?.[0].leadOn({ ...missed, leads_to: '/blog/gone' }));
  await undo();
  expect(sent).toEqual([
    { from: '/kitchens', to: '/services', why: '', before: '/blog/gone' },
    { from: '/kitchens', to: '/blog/gone', why: '', before: '/services', is_undo: true },
  ]);
});

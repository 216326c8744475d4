// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useSelectedEnquiry } from './useSelectedEnquiry.ts';

function usePage() {
  const [{ address, ids, updatedAt }, setList] = useState({
    address: '/enquiries',
    ids: ['a', 'b'],
    updatedAt: 1,
  });
  const answer = { data: ids.map((id) => ({ id })) };
  return { ...useSelectedEnquiry(address, { answer, updatedAt }), setList };
}

const show = vi.fn<(page: ReturnType<typeof usePage>) => void>();
const page = () => show.mock.lastCall?.[0];
const list = (address: string, ids: string[], updatedAt: number) =>
  act(() => page()?.setList({ address, ids, updatedAt }));
let root: Root;

function Page() {
  show(usePage());
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = renderAdmin(<Page />);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the enquiry that is shown stays when it leaves the list', () => {
  list('/enquiries', ['b'], 2);
  expect(page()?.selected).toBe('a');
});

test('the first of another list is shown once that list is there', () => {
  list('/enquiries?state=new', ['a', 'b'], 0);
  list('/enquiries?state=new', ['b'], 2);
  expect(page()?.selected).toBe('b');
});

test('an enquiry that is gone makes room for the first that is left', async () => {
  list('/enquiries', ['b'], 2);
  await act(async () => page()?.onChange());
  expect(page()?.selected).toBe('b');
});

// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';
import { useSelectedEnquiry } from './useSelectedEnquiry.ts';

const FIRST: { address: string; ids: string[]; updatedAt: number; id?: string } = {
  address: '/enquiries',
  ids: ['a', 'b'],
  updatedAt: 1,
};

function usePage() {
  const [{ address, ids, updatedAt, id }, setList] = useState(FIRST);
  const answer = { data: ids.map((one) => ({ id: one })) };
  return { ...useSelectedEnquiry(address, { answer, updatedAt }, id), setList };
}

const show = vi.fn<(page: ReturnType<typeof usePage>) => void>();
const page = () => show.mock.lastCall?.[0];
const list = (address: string, ids: string[], updatedAt: number, id?: string) =>
  act(() => page()?.setList({ address, ids, updatedAt, ...(id && { id }) }));
const report = (isUnsaved: boolean) => act(() => useUnsaved.setState({ isUnsaved }));
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
  report(false);
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

test('an enquiry with something unsaved stays whatever list is shown, also once it is saved', () => {
  report(true);
  list('/enquiries?state=new', ['a', 'b'], 0);
  list('/enquiries?state=new', ['b'], 2);
  report(false);
  expect(page()?.selected).toBe('a');
});

test('the first of a list is the one to go back to, whatever is unsaved in the enquiry of the address', () => {
  report(true);
  list('/enquiries?search=b', ['b'], 2, 'c');
  report(false);
  list('/enquiries?search=b', ['b'], 2);
  expect(page()?.selected).toBe('b');
});

test('an enquiry that is gone makes room for the first that is left', async () => {
  list('/enquiries', ['b'], 2);
  await act(async () => page()?.onChange());
  expect(page()?.selected).toBe('b');
});

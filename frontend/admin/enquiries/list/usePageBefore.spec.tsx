// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { EnquiriesPage } from '../EnquiriesPage.tsx';

const place = document.createElement('div');
const kavita = { ...enquiry, id: 'e2', name: 'Kavita' };
let router: ReturnType<typeof createMemoryRouter>;
let root: Root;
let hasLeft = false;

function answerTo(address: string) {
  if (address.includes('/staff')) return { data: [] };
  if (address.includes('/e1')) return { data: { ...enquiry, name: 'Asha' } };
  if (address.includes('/e2')) return { data: kavita };
  const page = Number(/page=(\d+)/.exec(address)?.[1]);
  const left = hasLeft ? [] : [{ ...enquiry, name: 'Asha' }];
  const pages = hasLeft ? 1 : 2;
  const data = page === 1 ? [kavita] : page === 2 ? left : [];
  return { data, pagination: { page, limit: 20, total: pages, pages }, states: {}, sources: [] };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const open = async (address: string) => {
  router = createMemoryRouter(
    ['/enquiries', '/enquiries/:id'].map((path) => ({ path, element: <EnquiriesPage /> })),
    { initialEntries: [address] },
  );
  root = renderAdmin(<RouterProvider router={router} />, place);
  await settle();
};
const leave = async () => {
  hasLeft = true;
  await act(() => vi.advanceTimersByTimeAsync(60_010));
  await settle();
};
const shown = () => {
  const { pathname, search } = router.state.location;
  return [`${pathname}${search}`, place.querySelector('article')?.textContent.includes('Asha')];
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (address: string) => Response.json(answerTo(address)));
  hasLeft = false;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['the first of the list', '/enquiries', '?state=new'],
  ['the one in the address', '/enquiries/e1', '?state=new'],
])(
  'after the last of a page has left it the page before is shown, beside %s',
  async (_which, path, state) => {
    await open(`${path}${state}&page=2`);
    const note = place.querySelector('#note');
    await leave();
    expect(shown()).toEqual([`${path}${state}`, true]);
    expect(place.querySelector('#note')).toBe(note);
    expect(place.querySelector('ul a')?.textContent).toContain('Kavita');
    expect(place.textContent).not.toContain('Nothing fits');
  },
);

test('a page that never existed leads to the last there is', async () => {
  await open('/enquiries?page=9');
  await settle();
  expect(shown()[0]).toBe('/enquiries?page=2');
});

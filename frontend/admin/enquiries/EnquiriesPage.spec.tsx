// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../test/enquiry.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { EnquiriesPage } from './EnquiriesPage.tsx';

const place = document.createElement('div');
const list = {
  data: [],
  pagination: { page: 1, limit: 20, total: 0, pages: 1 },
  states: { new: 2, spam: 1 },
  sources: [],
};
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json(list));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (query: string) => {
  root = renderAdmin(
    <MemoryRouter initialEntries={[`/enquiries${query}`]}>
      <EnquiriesPage />
    </MemoryRouter>,
    place,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
};

test.each([
  ['without spam', '', 'All 2'],
  ['with the spam that a search finds', '?search=flat', 'All 3'],
])('all enquiries are counted %s', async (_which, query, tab) => {
  await open(query);
  expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain(tab);
});

test.each([
  ['', 'No enquiries here'],
  ['?search=nobody', 'Nothing fits'],
  ['?state=quoted', 'Nothing fits'],
  ['?state=spam', 'Nothing is held back'],
  ['?state=spam&search=flat', 'Nothing fits'],
  ['?owner=me', 'Nothing fits'],
  ['?step=open', 'Nothing fits'],
  ['?source=google', 'Nothing fits'],
])('an empty list of /enquiries%s says "%s"', async (query, title) => {
  await open(query);
  expect(place.querySelector('h2')?.textContent).toContain(title);
});

test.each([
  ['?state=quoted', false],
  ['?search=nobody', true],
])('an empty list of /enquiries%s offers another word: %s', async (query, isOffered) => {
  await open(query);
  expect(place.textContent.includes('Try another word')).toBe(isOffered);
});

test.each([
  ['beside the list', true, 1],
  ['on a phone, which shows the list alone,', false, 0],
])('the first of the list %s is read as often as it is seen', async (_where, matches, times) => {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.includes('/staff')) return Response.json({ data: [] });
    return Response.json(address.endsWith('/e1') ? { data: enquiry } : { ...list, data: [enquiry] });
  });
  await open('');
  expect(asked.filter((address) => address.endsWith('/e1'))).toHaveLength(times);
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminNav } from '../layout/AdminNav.tsx';
import { useSession } from '../session/useSession.ts';
import { enquiry } from '../test/enquiry.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { EnquiriesPage } from './EnquiriesPage.tsx';

const place = document.createElement('div');
let stored = { ...enquiry, name: 'Asha', may_contact: true };
let listed = [stored];
let status = 200;
let asked: string[] = [];
let root: Root;

const answerTo = (address: string) => {
  if (address.includes('/staff')) return { data: [] };
  if (address.includes('/count')) return { new: listed.length };
  if (address.includes('/e1')) return { data: stored };
  const pagination = { page: 1, limit: 20, total: listed.length, pages: 1 };
  return { data: listed, pagination, states: { new: listed.length }, sources: [] };
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_010));
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
const lookAgain = async () => {
  vi.restoreAllMocks();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settle();
};
const names = () => [...place.querySelectorAll('li a time')].map((time) => time.previousSibling?.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answerTo(address), { status });
  });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  useSession.setState({ session: { token: 'a', expiresAt: Infinity } });
  stored = { ...enquiry, name: 'Asha', may_contact: true };
  listed = [stored];
  status = 200;
  document.body.append(place);
  root = renderAdmin(
    <MemoryRouter initialEntries={['/enquiries/e1']}>
      <AdminNav />
      <Routes>
        <Route path="/enquiries/:id" element={<EnquiriesPage />} />
      </Routes>
    </MemoryRouter>,
    place,
  );
  await settle();
  asked = [];
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  useSession.setState({ session: undefined });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each minute the page shows who has come, what a colleague did and how many are new', async () => {
  stored = { ...stored, first_contact_at: stored.created_at, state: 'called' };
  listed = [{ ...enquiry, id: 'e2', name: 'Kavita' }, stored];
  await minute();
  expect(names()).toEqual(['New: Kavita', 'Asha']);
  expect(place.querySelector('[data-state="called"]')?.textContent).toBe('Called');
  expect(place.querySelector('nav')?.textContent).toContain('2 New');
});

test('nothing is read while nobody looks at the page, and all of it once somebody does again', async () => {
  lookAway();
  await minute();
  expect(asked).toEqual([]);
  await lookAgain();
  const all = ['enquiry/count', 'enquiry?page=1', 'enquiry/e1'].map((path) => `/api/admin/${path}`);
  expect(asked).toEqual(expect.arrayContaining(all));
});

test('loading again leaves what is typed, the focus and the rows where they are', async () => {
  const note = place.querySelector<HTMLTextAreaElement>('#note');
  const row = place.querySelector('#enquiry-row-e1');
  act(() => {
    note?.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(note, 'Half a word');
    note?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  listed = [
    { ...enquiry, id: 'e2', name: 'Kavita' },
    { ...stored, message: 'Changed.' },
  ];
  stored = { ...stored, state: 'quoted', budget: '20 lakh' };
  await minute();
  expect(place.querySelector('#note')).toBe(note);
  expect([document.activeElement, note?.value]).toEqual([note, 'Half a word']);
  expect(place.querySelector('#enquiry-row-e1')).toBe(row);
});

test('an enquiry that is gone is said to be, and none of it stays', async () => {
  status = 404;
  await minute();
  expect(place.querySelectorAll('#enquiry-name')).toHaveLength(1);
  expect(place.querySelector('article')?.textContent).not.toContain('Asha');
});

test('what was loaded stays while the line is down', async () => {
  status = 502;
  await minute();
  expect(place.querySelectorAll('#enquiry-name')).toHaveLength(1);
  expect(place.querySelector('article')?.textContent).toMatch(/could not be loaded.*Asha/);
});

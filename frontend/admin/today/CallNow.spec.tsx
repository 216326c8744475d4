// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePressedContacts } from '../enquiries/contact/usePressedContacts.ts';
import { newNote, saveNoteCopy } from '../enquiries/noteCopy.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { asha, todayWith } from '../test/today.ts';
import { CallNow } from './CallNow.tsx';

const called = { ...asha, first_contact_at: asha.created_at, first_contact_how: 'call' as const };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(asha.due) + 60_000, toFake: ['Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['whom nobody has called', asha, '1 too long'],
  ['who was called', called, 'nobody too long'],
  ['who is to be called again', { ...called, is_again: true }, '1 too long'],
])('somebody %s after the promised moment', (_who, enquiry, sentence) => {
  const place = document.createElement('div');
  const today = { ...todayWith(enquiry), is_open: false };
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={today} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain(sentence);
  act(() => root.unmount());
});

test('a note about them that was typed and not added is marked', () => {
  const copy = { form: 'f1', account: '', enquiry: asha.id };
  saveNoteCopy(localStorage, copy, newNote('Wants oak.'), Date.now());
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={todayWith(asha)} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain('A note is not added yet.');
  localStorage.clear();
  act(() => root.unmount());
});

test.each([
  [
    'are counted for all, though the list shows fewer',
    { total: 60, to_call: 58, late: 55 },
    '58 people wait, 55 too long',
  ],
  ['are nobody where all were called', { total: 1, to_call: 0, late: 0 }, 'Nobody waits.'],
  [
    'are late as the server counts them',
    { total: 1, to_call: 1, late: 0 },
    '1 person waits, nobody too long',
  ],
  ['are all that an older server counts', { total: 60 }, '60 people wait, 1 too long'],
])('those who wait %s', (_which, counts, sentence) => {
  const place = document.createElement('div');
  const today = { ...todayWith(), is_open: false, waiting: { ...counts, data: [asha] } };
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={today} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain(sentence);
  act(() => root.unmount());
});

test('who was called about another enquiry is so marked, with the way there', () => {
  const place = document.createElement('div');
  const elsewhere = { id: 'e2', at: asha.created_at, how: 'call', by: 'Meera K.' } as const;
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={todayWith({ ...asha, elsewhere })} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toMatch(/Another enquiry with this .*: called .* by Meera K\./);
  expect(place.querySelector('a[href="/enquiries/e2"]')).not.toBeNull();
  act(() => root.unmount());
});

test('of more people than are shown all are a press away', () => {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={{ ...todayWith(), waiting: { total: 160, data: [asha] } }} />
    </MemoryRouter>,
    place,
  );
  expect(place.textContent).toContain('1 of 160 are shown. All new enquiries');
  const link = [...place.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'All new enquiries',
  );
  expect(link?.getAttribute('href')).toBe('/enquiries?state=new');
  act(() => root.unmount());
});

test('the question stands in the row that was pressed', () => {
  const place = document.createElement('div');
  const pressed = { account: 'a', enquiry: asha.id, key: 'k', how: 'call', at: 1, stamp: 'sent' } as const;
  usePressedContacts.setState({ contacts: [pressed] });
  const root = renderAdmin(
    <MemoryRouter>
      <CallNow today={todayWith({ ...asha, id: 'kavita', name: 'Kavita' }, called)} />
    </MemoryRouter>,
    place,
  );
  expect(place.querySelector('li')?.textContent).toMatch(/Asha.*How did it go\?/);
  act(() => root.unmount());
  usePressedContacts.setState({ contacts: [] });
});

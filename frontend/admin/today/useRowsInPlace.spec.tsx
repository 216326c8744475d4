// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnquiryToCall } from '../../api/wire.gen.ts';
import type { PressedContact } from '../enquiries/contact/pressedContact.ts';
import { usePressedContacts } from '../enquiries/contact/usePressedContacts.ts';
import { asha } from '../test/today.ts';
import { useRowsInPlace } from './useRowsInPlace.ts';

const kavita = { ...asha, id: 'kavita' };
const ravi = { ...asha, id: 'ravi' };
const later = { ...asha, id: 'later', due: '2026-11-23T12:00:00.000Z' };
const stamp = { first_contact_at: asha.created_at, first_contact_how: 'call' as const };

const place = document.createElement('div');
let root: Root;
function Rows({ data, total }: { data: EnquiryToCall[]; total: number }) {
  const rows = useRowsInPlace({ data, total });
  return rows.map(({ id }) => id).join(' ');
}
function show(data: EnquiryToCall[], total = data.length) {
  act(() => root.render(<Rows data={data} total={total} />));
  return place.textContent;
}
const press = (enquiry: string, answer?: PressedContact['answer']) =>
  act(() =>
    usePressedContacts.setState({
      contacts: [{ account: 'a', enquiry, key: 'k', how: 'call', at: 1, stamp: 'sent', answer }],
    }),
  );
const finish = () => act(() => usePressedContacts.setState({ contacts: [] }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => {
  finish();
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('who was just called stays in place among those promised the same moment', () => {
  show([asha, kavita, ravi, later]);
  press('kavita');
  expect(show([asha, ravi, { ...kavita, ...stamp }, later])).toBe('asha kavita ravi later');
});

test('the row stays until the list is loaded with what was answered', () => {
  show([asha, kavita]);
  press('asha');
  const called = [kavita, { ...asha, ...stamp }];
  show(called);
  press('asha', { key: 'k2', outcome: 'taken back' });
  finish();
  expect(show(called)).toBe('asha kavita');
  expect(show([kavita, { ...asha, ...stamp }])).toBe('kavita asha');
});

test('after the page is loaded again it is by its promised moment, first of the same', () => {
  press('ravi');
  expect(show([asha, kavita, { ...ravi, ...stamp }, later])).toBe('ravi asha kavita later');
});

test('who has no room in a long list any more stays in it until it is answered', () => {
  show([asha, kavita], 60);
  press('asha');
  expect(show([kavita, ravi], 60)).toBe('asha kavita ravi');
  finish();
  expect(show([kavita, ravi, later], 60)).toBe('kavita ravi later');
});

test('who is no longer to be called leaves a list that shows all', () => {
  show([asha, kavita]);
  press('asha');
  expect(show([kavita])).toBe('kavita');
});

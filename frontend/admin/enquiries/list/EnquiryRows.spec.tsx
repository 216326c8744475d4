// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { UnsentNote } from '../UnsentNote.tsx';
import { newNote, saveNoteCopy } from '../noteCopy.ts';
import { EnquiryRows } from './EnquiryRows.tsx';

const filter = { search: '', state: '', owner: '', step: '', source: '' };
const late = { ...enquiry, may_contact: true, is_call_owed: true };
const rowOf = (shown: Enquiry, isOpened = false) => {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <EnquiryRows enquiries={[shown]} open={shown.id} isOpened={isOpened} filter={filter} page={1} />
    </MemoryRouter>,
    place,
  );
  const said = place.textContent;
  const isMarked = place.querySelector('[aria-current]') !== null;
  act(() => root.unmount());
  return { said, isMarked };
};
let isWide = true;
const listen = { addEventListener() {}, removeEventListener() {} };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...listen }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call that nobody has made is overdue after its moment', () => {
  expect(rowOf(late).said).toContain('Call overdue');
});

test('a call that still stands after consent was withdrawn is told beside the mark', () => {
  expect(rowOf({ ...late, may_contact: false }).said).toMatch(/Call overdue.*Do not contact/);
});

test.each([
  ['of this account', '', enquiry.id, true],
  ['of somebody else', 'bela', enquiry.id, false],
  ['about another enquiry', '', 'e2', false],
])('a note %s that was typed and not added is marked as it should be', (_which, account, about, isMarked) => {
  onTestFinished(() => localStorage.clear());
  const copy = { form: 'f1', account, enquiry: about };
  saveNoteCopy(localStorage, copy, newNote('Wants oak.'), Date.now());
  expect(rowOf(late).said.includes('A note is not added yet.')).toBe(isMarked);
});

test('the mark of a note goes when the note is added, though nothing is loaded again', () => {
  const copy = { form: 'f1', account: '', enquiry: enquiry.id };
  const place = document.createElement('div');
  const root = renderAdmin(<UnsentNote enquiry={enquiry.id} />, place);
  act(() => void saveNoteCopy(localStorage, copy, newNote('Wants oak.'), Date.now()));
  expect(place.textContent).toBe('A note is not added yet.');
  act(() => void saveNoteCopy(localStorage, copy, newNote(''), Date.now()));
  expect(place.textContent).toBe('');
  act(() => root.unmount());
});

test('a call that was made is never overdue', () => {
  expect(rowOf({ ...late, first_contact_at: '2026-11-23T10:00:00Z' }).said).not.toContain('Call overdue');
});

test.each([
  [0, ''],
  [1, '1 other enquiry'],
  [2, '2 other enquiries'],
])('of somebody who wrote %i other enquiries the row says so', (others, told) => {
  const { said } = rowOf({ ...late, other_enquiries: others });
  expect(/\d other (enquiry|enquiries)/.exec(said)?.[0] ?? '').toBe(told);
});

test.each(['lost', 'quoted'] as const)('the next step of a %s enquiry is told where it counts', (state) => {
  expect(rowOf({ ...late, state, next_step: 'Visit' }).said.includes('Visit')).toBe(state === 'quoted');
});

test.each([
  ['beside the list', true, false, true],
  ['on a phone, which shows the list alone,', false, false, false],
  ['on a phone by its address', false, true, true],
])('the enquiry that is shown %s is marked as it should be', (_where, wide, isOpened, isMarked) => {
  isWide = wide;
  expect(rowOf(late, isOpened).isMarked).toBe(isMarked);
  isWide = true;
});

// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../api/wire.gen.ts';
import { enquiry } from '../test/enquiry.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { EnquiryRows } from './EnquiryRows.tsx';

const filter = { search: '', state: '', owner: '', step: '', source: '' };
const late = { ...enquiry, may_contact: true, is_call_owed: true };
const rowOf = (shown: Enquiry) => {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <EnquiryRows enquiries={[shown]} open="" filter={filter} page={1} />
    </MemoryRouter>,
    place,
  );
  const said = place.textContent;
  act(() => root.unmount());
  return said;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call that nobody has made is overdue after its moment', () => {
  expect(rowOf(late)).toContain('Call overdue');
});

test('a call that was made is never overdue', () => {
  expect(rowOf({ ...late, first_contact_at: '2026-11-23T10:00:00Z' })).not.toContain('Call overdue');
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { usePressedContacts } from '../contact/usePressedContacts.ts';
import { DoNotContactNotice } from './DoNotContactNotice.tsx';

const pressed = {
  account: 'asha',
  enquiry: enquiry.id,
  key: 'k1',
  how: 'call',
  at: Date.parse('2026-11-23T10:00:00Z'),
  stamp: 'sent',
} as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  usePressedContacts.setState({ contacts: [pressed] });
});
afterEach(() => {
  usePressedContacts.setState({ contacts: [] });
  vi.unstubAllGlobals();
});

test('no other call is offered after one with somebody who wants to be left alone', () => {
  const place = document.createElement('div');
  const root = renderAdmin(<DoNotContactNotice enquiry={{ ...enquiry, do_not_contact: true }} />, place);
  const answers = [...place.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(answers).toEqual(['We spoke', 'No answer', 'I did not call']);
  act(() => root.unmount());
});

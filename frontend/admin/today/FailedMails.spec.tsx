// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailedMail } from '../../api/wire.gen.ts';
import { CORRECTING } from '../enquiries/desk/CorrectAddress.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { FailedMails } from './FailedMails.tsx';

const now = '2026-11-23T09:00:00.000Z';
const thanks: FailedMail = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'Asha',
  email: 'asha@exmaple.com',
  mail: 'acknowledgement',
  state: 'undeliverable',
  attempts: 2,
  tried_at: '2026-11-23T08:40:00.000Z',
  error: null,
};

const place = document.body.appendChild(document.createElement('div'));
let root: Root;
function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
}
const show = (mail: FailedMail) => {
  root = renderAdmin(
    <MemoryRouter>
      <FailedMails mails={{ total: 1, data: [mail] }} now={now} />
      <Place />
    </MemoryRouter>,
    place,
  );
};
const link = () => [...place.querySelectorAll('a')].find((one) => one.textContent.startsWith('Correct'));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a failed mail says how often and when it was tried last', () => {
  show(thanks);
  expect(place.textContent).toContain('Tried 2 times, last at 14:10.');
});

test('an address that takes no mail is corrected from there, where its field is open', () => {
  show(thanks);
  act(() => link()?.click());
  const went = place.querySelector('output')?.textContent;
  expect(went).toBe(JSON.stringify([`/enquiries/${thanks.id}`, CORRECTING]));
});

test('a mail to the studio has no address to correct', () => {
  show({ ...thanks, mail: 'studio', state: 'waiting', tried_at: null });
  expect(link()).toBeUndefined();
  expect(place.textContent).toContain('Tried 2 times.');
});

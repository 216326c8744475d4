// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../api/serverClock.ts';
import { useSession } from '../../session/useSession.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { workingHours } from '../../../content/hours/workingHours.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { changePressed, readPressed } from './pressedContact.ts';
import { sendPressed } from './sendPressed.ts';
import { usePressedContacts } from './usePressedContacts.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const DAY = 86_400_000;
const enquiry = { id: 'e1', name: 'Ravi', phone_e164: '+919800000000', email: 'ravi@example.in' };
const token = `e30.${btoa(JSON.stringify({ sub: 'asha' }))}.sign`;

let tidy = () => {};
function show(fields: Partial<typeof enquiry> = {}) {
  const box = document.createElement('div');
  box.addEventListener('click', (event) => event.preventDefault());
  document.body.append(box);
  const root = renderAdmin(
    <>
      <ContactButtons enquiry={{ ...enquiry, ...fields }} />
      <Toasts />
    </>,
    box,
  );
  tidy = () => {
    act(() => root.unmount());
    box.remove();
  };
}
const read = () => act(() => usePressedContacts.getState().read('asha'));
const press = (name: string) => {
  const ways = [...document.querySelectorAll<HTMLElement>('a, button')];
  act(() => ways.find(({ textContent }) => textContent.startsWith(name))?.click());
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.clear();
  // This document has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  useSession.setState({ session: { token, expiresAt: NOON + DAY } });
  usePressedContacts.setState({ contacts: [] });
});
afterEach(() => {
  act(() => toast.remove());
  tidy();
  noteServerTime(new Date(Date.now()).toUTCString(), Date.now());
  useSession.setState({ session: null });
  usePressedContacts.setState({ contacts: [] });
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press on a device whose clock is a month fast is not dropped', () => {
  vi.setSystemTime(NOON + 31 * DAY);
  noteServerTime(new Date(NOON).toUTCString(), Date.now());
  show();
  press('Call');
  read();
  expect(document.body.textContent).toContain('How did it go?');
});

test.each(['We spoke', 'I did not call'])('after "%s" nothing offers to undo the contact', (name) => {
  show();
  press('Call');
  expect(document.body.textContent).toContain('First contact with Ravi noted, 17:30.');
  press(name);
  expect(document.body.textContent).not.toContain('Undo');
});

test('a long name is cut in the message, which lies over what is asked', () => {
  show({ name: 'Charlotte-Anne Montgomery' });
  press('Call');
  expect(document.body.textContent).toContain('First contact with Charlotte-An… noted, 17:30.');
});

test('half past five in the evening, the next morning is proposed for calling again', () => {
  show();
  press('Call');
  press('Call again');
  expect(document.querySelector('input')?.value).toBe('2026-11-25T10:30');
});

test('the hours that staff have changed are those in which to call again', async () => {
  const { days } = workingHours(undefined);
  const hours = { days: { ...days, Wednesday: null }, holidays: [], text: '' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { hours } })));
  show();
  press('Call');
  press('Call again');
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(document.querySelector('input')?.value).toBe('2026-11-26T10:30');
  });
});

test('a second contact takes the place of the message of the first', () => {
  show();
  press('Call');
  press('We spoke');
  press('WhatsApp');
  expect(document.body.textContent.match(/Undo/g)).toHaveLength(1);
});

test('Undo takes a contact back whose answer another tab has sent', async () => {
  const arrived: string[] = [];
  const send = async () => {
    await sendPressed({
      storage: localStorage,
      account: 'asha',
      now: Date.now,
      onRefused: () => {},
      send({ answer }, part) {
        arrived.push(answer?.outcome ?? part);
        return Promise.resolve();
      },
    });
    read();
  };
  show();
  press('Call');
  await send();
  const [contact] = readPressed(localStorage, 'asha', NOON);
  if (contact) changePressed(localStorage, contact, { answer: { key: 'k2', outcome: 'reached' } });
  await send();
  press('Undo');
  await send();
  expect(arrived).toEqual(['stamp', 'reached', 'taken back']);
});

test.each(['We spoke', 'Undo'])('on a device without room, "%s" says that it was not noted', (name) => {
  show();
  press('Call');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press(name);
  expect(document.body.textContent).toContain('How did it go?');
  expect(document.body.textContent).toContain('so that this was not noted.');
});

test('a mail goes to the address as a whole, whatever a visitor put into it', () => {
  show({ email: 'hello?bcc=spy@evil.example' });
  expect(document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href).toBe(
    'mailto:hello%3Fbcc%3Dspy@evil.example',
  );
});

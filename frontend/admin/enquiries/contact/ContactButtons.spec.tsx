// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../api/serverClock.ts';
import { useSession } from '../../session/useSession.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { usePressedContacts } from './usePressedContacts.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const DAY = 86_400_000;
const enquiry = { id: 'e1', name: 'Ravi', phone_e164: '+919800000000', email: 'ravi@example.in' };
const token = `e30.${btoa(JSON.stringify({ sub: 'asha' }))}.sign`;

let tidy = () => {};
function show() {
  const box = document.createElement('div');
  box.addEventListener('click', (event) => event.preventDefault());
  document.body.append(box);
  const root = createRoot(box);
  act(() => root.render(<ContactButtons enquiry={enquiry} />));
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
  useSession.setState({ session: { token, expiresAt: NOON + DAY } });
  usePressedContacts.setState({ contacts: [] });
});
afterEach(() => {
  tidy();
  noteServerTime(new Date(Date.now()).toUTCString(), Date.now());
  useSession.setState({ session: null });
  usePressedContacts.setState({ contacts: [] });
  localStorage.clear();
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

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent, contact } from '../content/contact.ts';
import { enquiryFiles } from '../content/enquiryFiles.ts';
import { failedEnquiry } from '../content/failedEnquiry.ts';
import { NameField } from './EnquiryFields.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ urlPathname: '/contact-us' }) }));

const assign = vi.fn<(address: string) => void>();
let leave = () => {};
let lose = (_error: Error) => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true).stubGlobal('alert', () => undefined);
  vi.stubGlobal('location', { assign, protocol: 'https:' });
  vi.stubGlobal('fetch', () => new Promise((_answer, reject) => (lose = reject)));
});
afterEach(() => {
  leave();
  window.localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const values = { name: 'Asha', consent: 'on' };
  act(() =>
    root.render(
      <EnquiryForm name="contact" className="" enquiryKey="key-of-form" values={values} submit="Send">
        {(field) => <NameField field={field} />}
      </EnquiryForm>,
    ),
  );
}

const field = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const canClear = () => button(failedEnquiry.draft.clear)?.closest('[inert]') === null;
const isHeld = (label: string) => field(label)?.closest('[inert]') !== null;

/** As Enter does in a field. */
async function pressEnterIn(label: string): Promise<void> {
  const typedIn = field(label);
  typedIn?.focus();
  await act(async () => typedIn?.form?.requestSubmit());
}

const loseTheLine = () => act(async () => lose(new TypeError('Failed to fetch')));

test('while an enquiry is sent nothing in it changes, and the focus is where that is said', async () => {
  show();
  const labels = [contact.fields.name.label, enquiryFiles.label, consent.text];
  expect(labels.map(isHeld)).toEqual([false, false, false]);
  await pressEnterIn(contact.fields.name.label);
  expect(labels.map(isHeld)).toEqual([true, true, true]);
  expect(document.activeElement).toBe(button(contact.submitting));
  expect(button(contact.submitting)?.matches('[aria-disabled="true"]:not(:disabled)')).toBe(true);
  await loseTheLine();
  expect(labels.map(isHeld)).toEqual([false, false, false]);
  expect(document.activeElement?.matches('[role="alert"]')).toBe(true);
  expect(button('Send')?.matches('[aria-disabled="true"]')).toBe(false);
});

test('a form cannot be cleared while it is sent, so nobody is thanked for what did not leave', async () => {
  show();
  const name = contact.fields.name.label;
  act(() => void field(name)?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(canClear()).toBe(true);
  await pressEnterIn(name);
  expect(canClear()).toBe(false);
  await loseTheLine();
  expect([assign.mock.calls, field(name)?.value, canClear()]).toEqual([[], 'Asha', true]);
});

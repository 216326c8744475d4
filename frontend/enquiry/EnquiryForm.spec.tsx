// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consent, contact } from '../content/contact.ts';
import { enquiryFiles } from '../content/enquiryFiles.ts';
import { failedEnquiry } from '../content/failedEnquiry.ts';
import { NameField } from './EnquiryFields.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { clearWaiting } from './waiting/cancelWaiting.ts';
import { readWaitingEnquiries } from './waiting/waitingEnquiry.ts';

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ urlPathname: '/contact-us' }) }));

const assign = vi.fn<(address: string) => void>();
let leave = () => {};
let answer = (_answer: Response) => {};
let lose = (_error: Error) => {};

const sendInVain = vi.fn<() => Promise<Response>>(
  () => new Promise((resolve, reject) => ([answer, lose] = [resolve, reject])),
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true).stubGlobal('alert', () => undefined);
  vi.stubGlobal('location', { assign, protocol: 'https:' });
  vi.stubGlobal('fetch', sendInVain);
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
const isWrong = (label: string) => field(label)?.matches('[aria-invalid="true"]');
const isHeld = (label: string) => field(label)?.closest('[inert]') !== null;

/** As Enter does in a field. */
async function pressEnterIn(label: string): Promise<void> {
  const typedIn = field(label);
  typedIn?.focus();
  await act(async () => typedIn?.form?.requestSubmit());
}

const receipt = { received_at: '2026-11-21T09:01:00Z', call_due: '2026-11-21T10:01:00Z' };

const noSend = () => {};

/** jsdom fills in no files, and sends none. */
function attachFile() {
  const file = new File(['plan'], 'plan.pdf');
  class WithFile extends FormData {
    constructor(form?: HTMLFormElement) {
      super(form);
      if (form) this.set('files', file);
    }
  }
  let send = noSend;
  const sent = new Promise<void>((resolve) => (send = resolve));
  const upload = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open: () => undefined,
    setRequestHeader: () => undefined,
    send,
    status: 201,
    responseText: JSON.stringify(receipt),
  });
  const Request = function start() {
    return upload;
  };
  vi.stubGlobal('FormData', WithFile).stubGlobal('XMLHttpRequest', Request);
  return {
    finish: () => sent.then(() => upload.dispatchEvent(new Event('load'))),
    sendHalf: () =>
      sent.then(() => upload.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }))),
  };
}

const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')));
const loseTheLine = () => act(async () => lose(new TypeError('Failed to fetch')));

test('while an enquiry is sent nothing in it changes, and the focus is where that is said', async () => {
  show();
  const labels = [contact.fields.name.label, enquiryFiles.label, consent.text];
  expect(labels.map(isHeld)).toEqual([false, false, false]);
  await pressEnterIn(contact.fields.name.label);
  expect(labels.map(isHeld)).toEqual([true, true, true]);
  expect(document.activeElement).toBe(button(contact.submitting));
  expect(button(contact.submitting)?.matches('[aria-disabled="true"]:not(:disabled)')).toBe(true);
  expect(button(contact.submitting)?.ariaLabel).toBe(contact.submitting);
  await loseTheLine();
  expect(labels.map(isHeld)).toEqual([false, false, false]);
  expect(document.activeElement?.matches('[role="alert"]')).toBe(true);
  expect(button('Send')?.matches('[aria-disabled="true"]')).toBe(false);
});

test('what was wrong with a field is said until the field is changed', async () => {
  show();
  const { name } = contact.fields;
  await pressEnterIn(name.label);
  const messages = { name: 'Please enter your name.', consent_version: 'The wording has changed.' };
  await act(async () => answer(Response.json({ message: 'Please look again.', messages }, { status: 422 })));
  expect([name.label, consent.text].map(isWrong)).toEqual([true, true]);
  act(() => void field(name.label)?.dispatchEvent(new Event('input', { bubbles: true })));
  expect([name.label, consent.text].map(isWrong)).toEqual([false, true]);
  act(() => void field(consent.text)?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(isWrong(consent.text)).toBe(false);
  await pressEnterIn(name.label);
  await act(async () => answer(Response.json({ message: 'Please look again.', messages }, { status: 422 })));
  expect([name.label, consent.text].map(isWrong)).toEqual([true, true]);
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

test('nobody is thanked for what did not leave, though another form of the page was cleared meanwhile', async () => {
  show();
  const name = contact.fields.name.label;
  act(() => void field(name)?.dispatchEvent(new Event('input', { bubbles: true })));
  await pressEnterIn(name);
  clearWaiting({ message: 'Of the sheet' });
  await loseTheLine();
  expect([assign.mock.calls, field(name)?.value]).toEqual([[], 'Asha']);
});

test('a form that was sent no longer says that its text is kept', async () => {
  show();
  const name = contact.fields.name.label;
  act(() => void field(name)?.dispatchEvent(new Event('input', { bubbles: true })));
  await pressEnterIn(name);
  await act(async () => answer(Response.json(receipt, { status: 201 })));
  expect([assign.mock.calls, button(failedEnquiry.draft.clear)]).toEqual([[['/thank-you']], undefined]);
});

test('who comes back from the thanks for files, and sends words, is told of no upload', async () => {
  const sendWords = window.FormData;
  show();
  const { finish, sendHalf } = attachFile();
  await pressEnterIn(contact.fields.name.label);
  await act(async () => sendHalf());
  expect(button(enquiryFiles.progress(0.5))).toBeDefined();
  await act(async () => finish());
  vi.stubGlobal('FormData', sendWords);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  Object.assign(field(contact.fields.name.label) ?? {}, { value: 'Asha' });
  Object.assign(field(consent.text) ?? {}, { checked: true });
  await pressEnterIn(contact.fields.name.label);
  expect(button(contact.submitting)).toBeDefined();
});

describe('an enquiry that waits, while it is sent with files', () => {
  const name = contact.fields.name.label;

  beforeEach(async () => {
    show();
    Object.defineProperty(field(name)?.form, 'getClientRects', { value: () => [1] });
    await pressEnterIn(name);
    await loseTheLine();
    await act(async () => button(failedEnquiry.wait.button)?.click());
    sendInVain.mockClear();
  });

  test('is not sent beside them, and waits no longer when they have arrived', async () => {
    const { finish } = attachFile();
    await pressEnterIn(name);
    await comeOnline();
    expect(sendInVain).not.toHaveBeenCalled();
    await act(async () => finish());
    expect([assign.mock.calls, readWaitingEnquiries()]).toEqual([[['/thank-you']], []]);
  });

  test('neither leaves the page nor empties the form, though it was on its way before and arrives', async () => {
    await comeOnline();
    const { finish } = attachFile();
    await pressEnterIn(name);
    await act(async () => answer(Response.json(receipt, { status: 201 })));
    expect([sendInVain.mock.calls.length, assign.mock.calls, field(name)?.value]).toEqual([1, [], 'Asha']);
    await act(async () => finish());
    expect([assign.mock.calls, readWaitingEnquiries()]).toEqual([[['/thank-you']], []]);
  });

  test('does not empty the form when another tab has sent it', async () => {
    attachFile();
    await pressEnterIn(name);
    window.localStorage.clear();
    const event = new StorageEvent('storage', { key: 'waitingEnquiries' });
    act(() => void window.dispatchEvent(event));
    expect(field(name)?.value).toBe('Asha');
  });
});

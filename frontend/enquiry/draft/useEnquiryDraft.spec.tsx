// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './enquiryDraft.ts';
import { useEnquiryDraft } from './useEnquiryDraft.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { isKept, keep, clear } = useEnquiryDraft(form, {
    collect: (filledIn) => new FormData(filledIn),
    enquiryKey: 'key-of-form',
  });
  return (
    <form ref={form} onInput={keep}>
      <input name="name" defaultValue="Asha" />
      <textarea name="message" />
      {isKept && 'Kept on this device.'}
      <button type="button" aria-label="Clear the form" onClick={clear} />
    </form>
  );
}

function write(): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    window.localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Form />));
  act(() => void place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })));
  return place;
}

test('what is written is kept, which is said', () => {
  expect(write().textContent).toBe('Kept on this device.');
});

test('a browser that keeps nothing is not said to', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(write().textContent).toBe('');
});

test('a form that came back filled in from the server is blank once it is cleared', () => {
  const place = write();
  act(() => place.querySelector<HTMLElement>('[aria-label="Clear the form"]')?.click());
  expect(place.querySelector('input')?.value).toBe('');
});

test('what was said in the other form is said in one place once it is changed here', () => {
  saveDraft([['line', 'Forty desks.']], 'key-of-form');
  const message = write().querySelector('textarea');
  expect([message?.value, readDraft()]).toMatchObject([
    'Forty desks.',
    { line: '', message: 'Forty desks.' },
  ]);
  forgetDraft('key-of-form', 'Forty desks.');
  expect(readDraft()).toEqual({});
});

test('what is written meanwhile in the other form is not lost', () => {
  saveDraft([['line', 'Forty desks.']], 'key-of-form');
  const place = write();
  saveDraft([['line', 'Fifty desks.']], 'key-of-form');
  act(() => void place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(readDraft()).toMatchObject({ line: 'Fifty desks.', message: 'Forty desks.' });
});

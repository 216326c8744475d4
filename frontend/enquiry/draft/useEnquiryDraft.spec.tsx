// @vitest-environment jsdom
import { act, useRef } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addWaiting, removeWaiting } from '../waiting/waitingEnquiry.ts';
import { draftKey, forgetDraft, readDraft, saveDraft } from './enquiryDraft.ts';
import { useEnquiryDraft } from './useEnquiryDraft.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { isKept, keep, clear, putBack } = useEnquiryDraft(form, {
    collect: (filledIn) => new FormData(filledIn),
    enquiryKey: 'key-of-form',
  });
  return (
    <form ref={form} onInput={keep}>
      <input name="name" defaultValue="Asha" />
      <textarea name="message" />
      {isKept && 'Kept on this device.'}
      <button type="button" aria-label="Clear the form" onClick={clear} />
      {putBack && <button type="button" aria-label="Put it back" onClick={putBack} />}
    </form>
  );
}

function write(isChanged = true): HTMLElement {
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
  if (isChanged) change(place);
  return place;
}

function change(place: HTMLElement, name?: string): void {
  const field = place.querySelector('input');
  if (field && name !== undefined) field.value = name;
  act(() => void field?.dispatchEvent(new Event('input', { bubbles: true })));
}

test('what is written is kept, which is said', () => {
  expect(write().textContent).toBe('Kept on this device.');
});

test('what was cleared by mistake can be put back for a while, and is kept again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const place = write(false);
  const press = (name: string) =>
    act(() => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  change(place, 'Ravi');
  press('Clear the form');
  expect([place.querySelector('input')?.value, draftKey()]).toEqual(['', undefined]);
  press('Put it back');
  expect([place.querySelector('input')?.value, readDraft()['name']]).toEqual(['Ravi', 'Ravi']);
  press('Clear the form');
  act(() => void vi.advanceTimersByTime(20_000));
  expect(place.querySelector('[aria-label="Put it back"]')).toBeNull();
});

test('what was typed before the script ran is kept once it runs', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  const message = place.querySelector('textarea');
  if (message) message.value = 'Typed on a slow line.';
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(place, <Form />)));
  onTestFinished(() => {
    act(() => roots.forEach((root) => root.unmount()));
    window.localStorage.clear();
    vi.unstubAllGlobals();
  });
  expect(message?.value).toBe('Typed on a slow line.');
  expect(readDraft()['message']).toBe('Typed on a slow line.');
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
  change(place);
  expect(readDraft()).toMatchObject({ line: 'Fifty desks.', message: 'Forty desks.' });
});

test('a form that is blank keeps what was written meanwhile on another page', () => {
  const place = write();
  saveDraft([['message', 'A long letter.']], 'key-of-form');
  change(place);
  expect(readDraft().message).toBe('A long letter.');
});

test('what is cleared here is cleared', () => {
  const place = write();
  change(place, '');
  expect(readDraft().name).toBe('');
});

test('on the way back a form shows what was written meanwhile on another page', () => {
  const place = write();
  saveDraft([['message', 'A long letter.']], 'key-of-form');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(place.querySelector('textarea')?.value).toBe('A long letter.');
});

test('what was said here and moved to the other form is not lost by a change on the way back', () => {
  const place = write();
  const message = place.querySelector('textarea');
  if (message) message.value = 'Forty desks.';
  change(place);
  saveDraft(Object.entries({ message: '', line: 'Forty desks.' }), 'key-of-form');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  change(place, 'Asha Verma');
  expect(readDraft()).toEqual({ name: 'Asha Verma', message: 'Forty desks.', line: '' });
});

test('what the server has filled in does not replace what was written meanwhile', () => {
  const place = write(false);
  saveDraft(Object.entries({ name: 'Ravi', message: 'A flat.' }), 'key-of-form');
  change(place);
  expect(readDraft()['name']).toBe('Ravi');
});

test('what waits is corrected without a loss of what is written of another enquiry', () => {
  const place = write();
  onTestFinished(() => removeWaiting('key-of-form'));
  addWaiting({ key: 'key-of-form', at: Date.now(), fields: [['name', 'Asha']] });
  forgetDraft('key-of-form');
  saveDraft([['line', 'An office of forty desks.']], 'another-key');
  change(place);
  expect([readDraft().line, draftKey()]).toEqual(['An office of forty desks.', 'another-key']);
});

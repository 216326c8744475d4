// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newUuid } from '../../../api/newUuid.ts';
import { enquiry } from '../../test/enquiry.ts';
import { newNote, saveNoteCopy } from '../noteCopy.ts';
import { WhatHappened } from './WhatHappened.tsx';

const add = vi.fn<() => Promise<boolean>>(async () => true);
let answer = (_isAdded: boolean) => {};
const field = () => document.querySelector('textarea');
const button = () => document.querySelector('button');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  localStorage.clear();
  add.mockClear();
  vi.unstubAllGlobals();
});

function keep(text: string, form: string = newUuid()) {
  saveNoteCopy(localStorage, { form, account: '', enquiry: enquiry.id }, newNote(text), Date.now());
}

async function show() {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  await act(async () => root.render(<WhatHappened enquiry={enquiry} act={add} isBusy={false} />));
  return root;
}

test('the focus on the button that adds a note goes to the field of the next one', async () => {
  keep('Oak.');
  await show();
  button()?.focus();
  await act(async () => button()?.click());
  expect(add).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('note');
  expect(localStorage).toHaveLength(0);
});

test('a note that another tab is writing is neither shown here nor removed with the one added here', async () => {
  const held = [{ name: 'other tab' }];
  const locks = { request: () => Promise.resolve(), query: () => Promise.resolve({ held }) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  keep('Wants oak.', 'other tab');
  keep('Rings back.');
  await show();
  expect(field()?.value).toBe('Rings back.');
  await act(async () => button()?.click());
  expect(Object.keys(localStorage)).toEqual(['noteCopy:other tab']);
});

test('an answer that comes after the note was left leaves what was typed on since', async () => {
  add.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  keep('Oak.');
  const left = await show();
  await act(async () => button()?.click());
  act(() => left.unmount());
  const back = await show();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    field(),
    'Oak. And ash.',
  );
  act(() => void field()?.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => answer(true));
  act(() => back.unmount());
  await show();
  expect(field()?.value).toBe('Oak. And ash.');
});

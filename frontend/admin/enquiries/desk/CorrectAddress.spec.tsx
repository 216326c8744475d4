// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CorrectAddress } from './CorrectAddress.tsx';
import type { DeskOutcome } from './deskOutcome.ts';
import type { Desk } from './useDesk.ts';

const STORED = 'asha@exmaple.com';
const TYPED = 'asha@example';
const OTHERS = {
  state: 'new',
  owner: '',
  step: '',
  day: '',
  time: '',
  kind: '',
  size: '',
  budget: '',
  value: '',
};
const refused: DeskOutcome = {
  fields: ['email'],
  failure: { sentence: 'This is no address.', isConflict: false, wish: 'It is corrected.' },
};
const saved: DeskOutcome = { fields: ['email'], said: 'It is corrected.' };

let root: Root;
const drop = vi.fn<Desk['drop']>();
const save = vi.fn<Desk['save']>();
const show = (email: string, outcomes: DeskOutcome[] = [], stored = STORED) => {
  const acts = { type: () => {}, save, again: () => {}, drop, isSending: () => false };
  const desk = { ...acts, values: { ...OTHERS, email }, outcomes };
  act(() => root.render(<CorrectAddress stored={stored} desk={desk} />));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  show(STORED);
  press('Correct the address');
  drop.mockClear();
  show(TYPED);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input');
const focused = () => document.activeElement?.textContent;
const press = (text: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  button?.focus();
  act(() => button?.click());
};

test('an address that is refused stays in its field', () => {
  press('Save the address');
  expect(save).toHaveBeenCalledOnce();
  show(TYPED, [refused]);
  expect(document.querySelector('fieldset')?.textContent).toContain(
    'Email address could not be saved. This is no address. What you typed is still here.',
  );
  expect(field()?.value).toBe(TYPED);
});

test('the field is closed once its address is saved, and the focus goes back', () => {
  press('Save the address');
  expect(field()).not.toBeNull();
  show(TYPED, [saved], TYPED);
  expect(field()).toBeNull();
  expect(focused()).toBe('Correct the address');
});

test('giving up drops what was typed, and the focus goes back', () => {
  drop.mockImplementationOnce(() => show(STORED));
  press('Cancel');
  expect(drop).toHaveBeenCalledWith(['email']);
  expect(field()).toBeNull();
  expect(focused()).toBe('Correct the address');
});

test('the field is open when an address waits in it that was typed before', () => {
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show(TYPED, [refused]);
  expect(field()?.value).toBe(TYPED);
});

test('the field opens for an address that was kept, which is read a moment later', () => {
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show(STORED);
  show(TYPED);
  expect(field()?.value).toBe(TYPED);
});

test('the field of somebody who came to correct the address is open and has the focus', () => {
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const acts = { type: () => {}, save, again: () => {}, drop, isSending: () => false };
  const desk = { ...acts, values: { ...OTHERS, email: STORED }, outcomes: [] };
  act(() => root.render(<CorrectAddress stored={STORED} desk={desk} opened />));
  expect(document.activeElement).toBe(field());
});

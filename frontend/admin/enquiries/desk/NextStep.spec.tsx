// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { deskValuesOf } from './deskValues.ts';
import { NextStep } from './NextStep.tsx';
import { WhatTheyWant } from './WhatTheyWant.tsx';
import type { Desk } from './useDesk.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const none = () => {};

test.each(['day', 'time'])('a %s that is half typed is told and not saved as none', async (name) => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const save = vi.fn<Desk['save']>();
  const acts = { type: none, save, again: none, drop: none, isSending: () => false };
  const desk = { ...acts, values: { ...deskValuesOf(enquiry), step: 'Measure' }, outcomes: [] };
  await act(async () => root.render(<NextStep enquiry={enquiry} desk={desk} />));
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const told = () => field?.closest('div')?.querySelector('[role="alert"]')?.textContent;
  const leave = (badInput: boolean) => {
    if (field) Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } });
    field?.focus();
    act(() => field?.blur());
  };
  leave(true);
  expect(told()).toBe('Only part of it is filled in. Please fill in the rest, or clear it.');
  expect(save).not.toHaveBeenCalled();
  leave(false);
  expect(told()).toBeUndefined();
  expect(save).toHaveBeenCalledOnce();
});

test.each([
  ['beside another step', '2026-12-01T05:00:00.000Z', true],
  ['that is the step itself', '2026-12-02T05:00:00.000Z', false],
])('a call that was agreed is told %s', async (_which, call_again_at, isTold) => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const acts = { type: none, save: none, again: none, drop: none, isSending: () => false };
  const shown = { ...enquiry, next_step: 'Visit', next_step_at: '2026-12-02T05:00:00.000Z', call_again_at };
  const desk = { ...acts, values: deskValuesOf(shown), outcomes: [] };
  await act(async () => root.render(<NextStep enquiry={shown} desk={desk} />));
  expect(document.body.textContent.includes('A call is agreed for')).toBe(isTold);
});

test.each(['lost', 'called'] as const)(
  'what is planned of a %s enquiry tells whether it rests',
  async (state) => {
    const root = createRoot(document.body);
    onTestFinished(() => root.unmount());
    const acts = { type: none, save: none, again: none, drop: none, isSending: () => false };
    const shown = { ...enquiry, state, next_step: 'Visit', next_step_at: '2026-12-02T05:00:00.000Z' };
    const desk = { ...acts, values: deskValuesOf(shown), outcomes: [] };
    await act(async () => root.render(<NextStep enquiry={shown} desk={desk} />));
    const said = document.body.textContent;
    const told = [said.includes('It will be on Today'), said.includes('Nobody is reminded of it')];
    expect(told).toEqual([state === 'called', state === 'lost']);
  },
);

test.each([
  ['Visit', '', true],
  ['Visit', '2026-12-01', false],
  [' ', '', false],
])('a step "%s" with the day "%s" tells that it does not come up: %s', async (step, day, isTold) => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const acts = { type: none, save: none, again: none, drop: none, isSending: () => false };
  const desk = { ...acts, values: { ...deskValuesOf(enquiry), step, day }, outcomes: [] };
  await act(async () => root.render(<NextStep enquiry={enquiry} desk={desk} />));
  const hint = document.querySelector('#step-hint')?.textContent;
  expect(hint).toBe(isTold ? 'Without a day it does not come up on Today.' : undefined);
});

test('a pasted step and budget are not cut', async () => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const acts = { type: none, save: none, again: none, drop: none, isSending: () => false };
  const desk = { ...acts, values: deskValuesOf(enquiry), outcomes: [] };
  await act(async () =>
    root.render(
      <>
        <NextStep enquiry={enquiry} desk={desk} />
        <WhatTheyWant desk={desk} />
      </>,
    ),
  );
  expect(document.querySelectorAll('[maxlength]')).toHaveLength(0);
  expect(document.querySelector('#budget')).not.toBeNull();
});

test('the focus on a step that is done goes to the next one', async () => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const acts = { type: none, save: none, again: none, drop: none, isSending: () => false };
  const desk = { ...acts, values: deskValuesOf(enquiry), outcomes: [] };
  const show = async (step: string | null) =>
    act(async () => root.render(<NextStep enquiry={{ ...enquiry, next_step: step }} desk={desk} />));
  await show('Visit');
  document.querySelector('button')?.focus();
  await show(null);
  expect(document.activeElement?.id).toBe('step');
});

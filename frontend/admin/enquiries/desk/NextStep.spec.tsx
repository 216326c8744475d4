// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { deskValuesOf } from './deskValues.ts';
import { NextStep } from './NextStep.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const none = () => {};

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

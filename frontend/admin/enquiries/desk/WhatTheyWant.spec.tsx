// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { deskValuesOf } from './deskValues.ts';
import type { Desk } from './useDesk.ts';
import { WhatTheyWant } from './WhatTheyWant.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('of the facts, the one that is being typed is saved when the page is hidden for good', async () => {
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const save = vi.fn<Desk['save']>();
  const acts = { type: () => {}, save, again: () => {}, drop: () => {}, isSending: () => false };
  const desk = { ...acts, values: deskValuesOf(enquiry), outcomes: [] };
  await act(async () => root.render(<WhatTheyWant desk={desk} />));
  document.getElementById('budget')?.focus();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(save.mock.calls).toEqual([[['budget'], 'It is kept.']]);
});

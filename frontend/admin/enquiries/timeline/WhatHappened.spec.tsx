// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { saveNoteCopy } from '../noteCopy.ts';
import { WhatHappened } from './WhatHappened.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the focus on the button that adds a note goes to the field of the next one', async () => {
  saveNoteCopy(localStorage, enquiry.id, { text: 'Oak.', key: 'k1' }, Date.now());
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const add = vi.fn<() => Promise<boolean>>(async () => true);
  await act(async () => root.render(<WhatHappened enquiry={enquiry} act={add} isBusy={false} />));
  const button = document.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(add).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('note');
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminConsent } from '../../../content/admin/consent.ts';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { LiftMark } from './LiftMark.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => vi.unstubAllGlobals());

test('that nobody said how a person asked is read out', () => {
  const onYes = vi.fn<() => void>();
  const root = renderAdmin(<LiftMark enquiry={enquiry} isBusy={false} onYes={onYes} onClose={() => {}} />);
  onTestFinished(() => root.unmount());
  act(() => document.querySelector('button')?.click());
  expect(onYes).not.toHaveBeenCalled();
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(adminConsent.howMissing);
});

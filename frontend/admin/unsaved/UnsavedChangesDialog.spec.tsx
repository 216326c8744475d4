// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useReportUnsaved } from './useReportUnsaved.ts';

function Screen({ isKept }: { isKept: boolean }) {
  useReportUnsaved(true, isKept);
  return <UnsavedChangesDialog onStay={() => {}} onLeave={() => {}} />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'offered to you when you come back'],
  [false, 'lost if you leave'],
])('leaving promises only what is so, where changes are kept: %s', (isKept, promise) => {
  const root = renderAdmin(<Screen isKept={isKept} />);
  expect(document.querySelector('dialog')?.textContent).toContain(promise);
  act(() => root.unmount());
});

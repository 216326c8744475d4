// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEnquiry, useEnquiryDialog } from './useEnquiryDialog.ts';
import { leaveThankfully } from './useEnquiryForm.ts';

test('on the way back from the thanks the enquiry that was sent is closed', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { assign: vi.fn<() => void>() });
  openEnquiry();
  leaveThankfully(document.createElement('form'), () => undefined);
  expect(useEnquiryDialog.getState().isOpen).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(useEnquiryDialog.getState().isOpen).toBe(false);
});

test('on the way back from the thanks a form that the server had filled in is blank', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { assign: vi.fn<() => void>() });
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Asha"><textarea name="message">A flat.</textarea>';
  leaveThankfully(form, () => undefined);
  expect([...new FormData(form)]).toEqual([
    ['name', ''],
    ['message', ''],
  ]);
});

// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { useMessage } from '../stores/message.ts';
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

test.each([
  [true, /^Your enquiry was sent at [^,]+\.$/],
  [false, /but not all of your files/],
])('whom the thanks do not reach is told that it was sent (with all files: %s)', (areFilesKept, said) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { assign: vi.fn<() => void>() });
  leaveThankfully(document.createElement('form'), () => undefined, areFilesKept);
  expect(useMessage.getState().message).toMatch(said);
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

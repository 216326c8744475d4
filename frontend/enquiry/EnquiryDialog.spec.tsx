// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { say, useMessage } from '../stores/message.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { openEnquiry, useEnquiryDialog } from './useEnquiryDialog.ts';

test('what is said while the enquiry is open is said in it: what is behind is silent', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    useEnquiryDialog.setState({ isOpen: false });
    useMessage.setState({ message: '' });
    vi.unstubAllGlobals();
  });
  act(() => root.render(<EnquiryDialog />));
  act(() => openEnquiry());
  act(() => say('Your enquiry was not sent.'));
  expect(place.querySelector('dialog')?.textContent).toContain('Your enquiry was not sent.');
});

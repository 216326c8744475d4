// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { ModalDialog } from './ModalDialog.tsx';

const onClose = vi.fn<() => void>();
let leave = () => {};
const cancel = (selector: string) => {
  const event = new Event('cancel', { bubbles: true, cancelable: true });
  act(() => void document.querySelector(selector)?.dispatchEvent(event));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const root = renderAdmin(
    <ModalDialog title="Insert link" onClose={onClose}>
      <input type="file" aria-label="Plan" />
    </ModalDialog>,
  );
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  onClose.mockClear();
  vi.unstubAllGlobals();
});

test('Escape closes it in that moment', () => {
  cancel('dialog');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a choice of files that is called off leaves it open', () => {
  cancel('input');
  expect(onClose).not.toHaveBeenCalled();
});

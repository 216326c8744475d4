// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { ModalDialog } from './ModalDialog.tsx';

const onClose = vi.fn<() => void>();
const close = vi.fn<() => void>();
let leave = () => {};
const cancel = (selector: string) => {
  const event = new Event('cancel', { bubbles: true, cancelable: true });
  act(() => void document.querySelector(selector)?.dispatchEvent(event));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close });
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
  close.mockClear();
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

/** @param moment in milliseconds from now */
function send(type: string, moment: number, to = 'dialog'): void {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + moment });
  document.querySelector(to)?.dispatchEvent(event);
}

function pressBeside(moment: number): void {
  for (const type of ['pointerdown', 'click']) send(type, moment);
}

test('the second of a double press on what opened it leaves it open, and a later press beside closes it', () => {
  pressBeside(200);
  expect(close).not.toHaveBeenCalled();
  pressBeside(600);
  expect(close).toHaveBeenCalledOnce();
});

test('a double press leaves one open, too, that was on the page before', () => {
  send('focusin', 5000, 'input');
  pressBeside(5200);
  expect(close).not.toHaveBeenCalled();
  pressBeside(5600);
  expect(close).toHaveBeenCalledOnce();
});

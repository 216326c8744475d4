// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { Toasts } from './Toasts.tsx';

let tidy = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  const box = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(
    <>
      <h1 tabIndex={-1}>Blogs</h1>
      <input aria-label="Title" />
      <Toasts />
    </>,
    box,
  );
  act(() => undoToast('It is done.', () => {}));
  tidy = () => {
    act(() => toast.remove());
    act(() => root.unmount());
    box.remove();
  };
});
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input');
const heading = () => document.querySelector('h1');
async function press(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => (one.ariaLabel ?? one.textContent) === name);
  button?.focus();
  await act(async () => button?.click());
}

test.each([admin.bin.undo, admin.dismiss])(
  '%s of a message gives the focus back to where it was before',
  async (name) => {
    field()?.focus();
    await press(name);
    expect(document.activeElement).toBe(field());
  },
);

test('the focus that came from nowhere goes to the heading', async () => {
  await press(admin.bin.undo);
  expect(document.activeElement).toBe(heading());
});

test('a message that goes while the focus is elsewhere leaves it there', async () => {
  field()?.focus();
  await act(async () => toast.dismiss());
  expect(document.activeElement).toBe(field());
});

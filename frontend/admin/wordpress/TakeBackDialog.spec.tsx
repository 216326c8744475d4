// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

const words = admin.wordpressImport.takingBack;
const onClose = vi.fn<() => void>();
const success = vi.spyOn(toast, 'success');
const failed = vi.spyOn(toast, 'error');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  toast.remove();
  onClose.mockClear();
  success.mockClear();
  failed.mockClear();
});

const pressYes = () =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === words.yes)?.click();
  });

test('whose answer was lost is not told that nothing was taken back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const root = renderAdmin(
    <TakeBackDialog id={7} made={{ unchanged: 12, changed: 0, lacking_pictures: 0 }} onClose={onClose} />,
  );
  await pressYes();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(admin.lost));
  act(() => root.unmount());
});

test('the question says what goes and what stays, and the answer what went and what stayed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { taken_back: 11, left: 2 } }));
  const dialog = (
    <TakeBackDialog id={7} made={{ unchanged: 12, changed: 1, lacking_pictures: 0 }} onClose={onClose} />
  );
  const root = renderAdmin(dialog);
  const text = document.querySelector('dialog')?.textContent;
  expect(text).toContain('12 blogs go into the bin');
  expect(text).toContain('1 blog was changed here since and stays.');
  await pressYes();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(success).toHaveBeenCalledWith('11 blogs are in the bin. 2 blogs were changed here since and stay.');
  act(() => root.unmount());
});

// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { libraryPicture } from '../test/libraryPicture.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

const words = admin.library.replacing;
const picture = (is_decorative: boolean): LibraryPicture => ({ ...libraryPicture, is_decorative });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [false, words.altMissing],
  [true, undefined],
])('a new picture without words has to be decorative: %s', (isDecorative, problem) => {
  const root = show(picture(isDecorative));
  confirm();
  expect(document.querySelector('#new-alt-error')?.textContent).toBe(problem);
  act(() => root.unmount());
});

test('words that are too long stand as they are, are told and not sent', () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const root = show({ ...picture(false), alt: 'a'.repeat(301) });
  confirm();
  const field = document.querySelector<HTMLInputElement>('#new-alt');
  expect([field?.value.length, field?.maxLength]).toEqual([301, -1]);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('It is 301 characters long.');
  expect(fetched).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('what was replaced can be taken back, and staff are told where nothing was', async () => {
  const failures = ['“Oak” could not be changed. Please try again.'];
  const replaced = [{ kind: 'blog', id: 1, version: 2 }];
  vi.stubGlobal('fetch', async () => Response.json({ status: true, places: 1, replaced, failures }));
  const [done, failed] = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'error')];
  const root = show({ ...picture(false), alt: 'A stair' });
  confirm();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(failures[0], { duration: Infinity }));
  expect(done).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

const show = (other: LibraryPicture) =>
  renderAdmin(<ReplaceDialog old={picture(false)} uses={[]} other={other} onClose={() => {}} />);
const confirm = () => {
  const buttons = [...document.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === words.yes(0))?.click());
};

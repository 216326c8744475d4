// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import type { BinKind } from './BinKind.ts';
import { projectBin } from './projectBin.ts';
import { useDeletedNotice } from './useDeletedNotice.tsx';

const restore = vi.fn<BinKind['restore']>();
const kind = { ...projectBin, restore };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function List() {
  const { setDeleted, notice } = useDeletedNotice(kind);
  return notice ?? <button onClick={() => setDeleted({ id: 7, title: 'Oak' })}>Delete</button>;
}

/** @returns what the list offers then */
async function deleteAndPutBack() {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
    place,
  );
  act(() => place.querySelector('button')?.click());
  await act(async () => place.querySelector('button')?.click());
  expect(restore).toHaveBeenLastCalledWith(expect.anything(), 7);
  const offered = place.querySelector('button')?.textContent;
  act(() => root.unmount());
  return offered;
}

test('what could not be put back is offered again', async () => {
  restore.mockRejectedValueOnce(new TypeError('The network failed.'));
  expect(await deleteAndPutBack()).toBe(admin.putBack);
});

test('what is back is offered no more', async () => {
  restore.mockResolvedValueOnce({ message: 'It is back.' });
  expect(await deleteAndPutBack()).toBe('Delete');
});

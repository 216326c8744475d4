// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { libraryPicture } from '../test/libraryPicture.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { buttonId } from './LibraryGrid.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { PICTURES_KEY } from './useLibrary.ts';

const picture = (id: number) => ({
  ...libraryPicture,
  id,
  src: `uploads/${String(id).padStart(32, '0')}-1600x900.webp`,
  file_name: `${id}.jpg`,
  alt: `Picture ${id}`,
});
const place = { kind: 'blog', id: 1, title: 'Oak', where: 'main picture', path: '/blog/1', can_change: true };

const shown = (isShown: () => unknown) =>
  vi.waitUntil(async () => {
    await act(async () => {});
    return isShown();
  });

function Again() {
  const client = useQueryClient();
  const load = () => void client.invalidateQueries({ queryKey: [PICTURES_KEY, 'list'] });
  return <button onClick={load}>Again</button>;
}

function renderLibrary(ids: readonly number[], address = '/pictures') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('fetch', async (asked: string) => {
    const id = Number(/pictures\/(\d+)/.exec(asked)?.[1]);
    if (id) return Response.json({ data: { ...picture(id), added_by: null, used_in: [place] } });
    const counts = { all: 2, unused: 0, no_alt: 0, too_small: 0, bin: 0 };
    const pagination = { page: 1, pages: 1, limit: 24, total: 2 };
    return Response.json({ data: ids.map(picture), counts, pagination });
  });
  const box = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(
    <MemoryRouter initialEntries={[address]}>
      <Again />
      <LibraryPage />
    </MemoryRouter>,
    box,
  );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  return box;
}

const panelHeading = () => document.getElementById('open-picture');

afterEach(() => vi.unstubAllGlobals());

test('the picture that is open and its dialog stay when a new one comes before it', async () => {
  const ids = [7, 6];
  const box = renderLibrary(ids);
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await shown(() => button(admin.library.replace));
  act(() => button(admin.library.replace)?.click());
  ids.unshift(8);
  act(() => button('Again')?.click());
  await shown(() => document.getElementById(buttonId(8)));
  expect(panelHeading()?.textContent).toContain('7');
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test.each([
  ['by itself', '/pictures'],
  ['by the address', '/pictures?picture=7'],
])('a picture that is opened %s takes no focus, one that is pressed does', async (_how, address) => {
  renderLibrary([7, 6], address);
  await shown(panelHeading);
  expect(document.activeElement).toBe(document.body);
  act(() => document.getElementById(buttonId(6))?.click());
  await shown(() => panelHeading()?.textContent.includes('6'));
  expect(document.activeElement).toBe(panelHeading());
});

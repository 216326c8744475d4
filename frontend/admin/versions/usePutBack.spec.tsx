// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postVersions } from './postVersions.ts';
import { usePutBack } from './usePutBack.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';

const version = { number: 3, saved_at: '', saved_by: null, device: '', content: { heading: 'Oak' } };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: version })));
});
afterEach(() => vi.unstubAllGlobals());

test('taking what is saved loads it in place of the version, and leaves the rest of the address', async () => {
  const show = vi.fn<(form: ReturnType<typeof usePutBack>, search: string) => void>();
  const loadPresent = vi.fn<() => void>();
  const Form = () => {
    show(usePutBack(postVersions, '7', loadPresent), useLocation().search);
    return null;
  };
  const root = renderAdmin(
    <MemoryRouter initialEntries={['/edit-blog/7?page=2&version=3']}>
      <Form />
    </MemoryRouter>,
  );
  await act(() => vi.waitFor(() => expect(show.mock.lastCall?.[0].version?.number).toBe(3)));
  act(() => show.mock.lastCall?.[0].takeTheirs());
  expect(show.mock.lastCall?.[0]).toMatchObject({ version: undefined, isLoading: false });
  expect(show.mock.lastCall?.[1]).toBe('?page=2');
  expect(loadPresent).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

test('what is saved takes the place of the form also where it is the version that the form began with', () => {
  const show = vi.fn<(form: ReturnType<typeof usePutBack>) => void>();
  const Form = () => {
    show(usePutBack(postVersions, '7', () => {}));
    return null;
  };
  const root = renderAdmin(
    <MemoryRouter initialEntries={['/edit-blog/7']}>
      <Form />
    </MemoryRouter>,
  );
  const shown = show.mock.lastCall?.[0].key;
  act(() => show.mock.lastCall?.[0].takeTheirs());
  expect(show.mock.lastCall?.[0].key).not.toBe(shown);
  act(() => root.unmount());
});

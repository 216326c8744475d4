// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffMember } from '../../../api/wire.gen.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { DeskFilter } from './DeskFilter.tsx';

const place = document.createElement('div');
const ravi = { id: 'r1', name: 'Ravi' };
let root: Root;
const show = async (owner: string, blocked?: StaffMember[]) => {
  const filter = { search: '', state: '', owner, step: '', source: '' };
  await act(async () => {
    root = renderAdmin(
      <MemoryRouter>
        <DeskFilter filter={filter} blocked={blocked} />
      </MemoryRouter>,
      place,
    );
  });
};
const select = () => place.querySelector('select');
const options = () => [...(select()?.options ?? [])].map(({ text }) => text);
const chosen = () => select()?.selectedOptions[0]?.text;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ data: [{ id: 'm1', name: 'Meera' }] }));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the enquiries of a colleague who may not sign in can be chosen', async () => {
  await show('r1', [ravi]);
  await expect.poll(options).toEqual(['Of everybody', 'Mine', 'Nobody yet', 'Meera', 'Ravi (blocked)']);
  expect(chosen()).toBe('Ravi (blocked)');
});

test('an owner in the address who is nobody’s name is not said to be everybody', async () => {
  await show('r1');
  expect(chosen()).toBe('Somebody else');
});

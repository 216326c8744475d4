// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import type { ListDefinition } from './ListDefinition.ts';
import { RowForm } from './RowForm.tsx';
import { StudioContext } from '../StudioContext.ts';
import { useRowEdits } from './useRowEdits.ts';

const people: ListDefinition = {
  id: 'people',
  section: 'team',
  path: '',
  identity: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'line', max: 40 },
    { name: 'note', label: 'Note', kind: 'text', max: 400 },
  ],
  words: () => ({ title: 'A person' }),
};
const clients = { ...people, fields: people.fields.slice(0, 1) };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  useRowEdits.setState({ edits: [] });
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['two fields is saved by its button alone', people, 1],
  ['one field is saved by Enter too', clients, 2],
])('a row of %s', (_name, list, times) => {
  const place = document.createElement('div');
  const onSave = vi.fn<() => void>();
  const row = { list, edit: useRowEdits.getState().open(list, undefined), item: undefined };
  const root = renderAdmin(
    <StudioContext value={{ sections: [], save: () => Promise.resolve({ kind: 'session over' }) }}>
      <RowForm {...row} name="A person" isSaving={false} onSave={onSave} onLeave={() => {}} />
    </StudioContext>,
    place,
  );
  act(() => place.querySelector<HTMLElement>('[data-save]')?.click());
  expect(onSave).toHaveBeenCalledOnce();
  pressEnter(place);
  expect(onSave).toHaveBeenCalledTimes(times);
  act(() => root.unmount());
});

test('Enter leads on to the next field of a row', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const row = { list: people, edit: useRowEdits.getState().open(people, undefined), item: undefined };
  const root = renderAdmin(
    <StudioContext value={{ sections: [], save: () => Promise.resolve({ kind: 'session over' }) }}>
      <RowForm {...row} name="A person" isSaving={false} onSave={() => {}} onLeave={() => {}} />
    </StudioContext>,
    place,
  );
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  act(() => void place.querySelector('input')?.dispatchEvent(enter));
  expect(document.activeElement).toBe(place.querySelector('textarea'));
  act(() => root.unmount());
  place.remove();
});

/** As browsers do it: by the button that submits, or without one where no other field of one line is. */
function pressEnter(place: HTMLElement): void {
  const submit = place.querySelector<HTMLElement>('[type=submit]');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => (submit ? submit.click() : void place.querySelector('form')?.dispatchEvent(event)));
}

// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditableSection } from '../../../api/adminContent.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { StudioContext } from '../StudioContext.ts';
import { type Json, readAt } from '../json.ts';
import type { SaveSection } from '../useSections.ts';
import { useStudioList } from './useStudioList.ts';

const list: ListDefinition = {
  id: 'people',
  section: 'team',
  path: '',
  identity: 'name',
  fields: [{ name: 'name', label: 'Name', kind: 'line', max: 40 }],
  words: () => ({ title: 'A person' }),
};
const [meera, arjun, sana] = [{ name: 'Meera' }, { name: 'Arjun' }, { name: 'Sana' }];
const people = [meera, arjun, sana];
const section: EditableSection = {
  name: 'team',
  value: people,
  version: 1,
  updated_at: '',
  updated_by: null,
};

const show = vi.fn<(shown: ReturnType<typeof useStudioList>) => void>();
const shown = () => show.mock.lastCall?.[0];
const names = () => shown()?.rows.map(({ item }) => readAt(item, 'name'));
const entry = (at: number) => {
  const row = shown()?.rows[at];
  return row && shown()?.reordering.entryAt(row, at);
};

function List() {
  show(useStudioList(list));
  return null;
}

let root: Root;

function showList(value: Json, save: SaveSection): void {
  act(() =>
    root.render(
      <StudioContext value={{ sections: [{ ...section, value }], save }}>
        <List />
      </StudioContext>,
    ),
  );
}

function remove(at: number): void {
  const row = shown()?.rows[at];
  if (row) act(() => void shown()?.remove(row, 'A person'));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a second row may be removed while the first is on its way, and none twice', () => {
  const save = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  showList(people, save);
  remove(0);
  remove(0);
  remove(1);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a row that was put back follows the order on the site from then on', () => {
  const save = vi.fn<SaveSection>();
  showList(people, save);
  act(() => entry(0)?.onLift());
  act(() => entry(0)?.onMove(1));
  expect(names()).toEqual(['Arjun', 'Meera', 'Sana']);
  act(() => entry(1)?.onPutBack());
  showList(people.toReversed(), save);
  expect(names()).toEqual(['Sana', 'Arjun', 'Meera']);
});

test.each([
  ['the same', { name: 'Arjun', role: 'Architect' }],
  ['another', { name: 'Arjun B.' }],
])('a row that is saved under %s name while another is lifted keeps its place', (_what, saved) => {
  const save = vi.fn<SaveSection>();
  showList(people, save);
  act(() => entry(0)?.onLift());
  act(() => entry(0)?.onMove(1));
  act(() => entry(1)?.onMove(1));
  showList([meera, saved, sana], save);
  act(() => entry(2)?.onPutBack());
  expect(names()).toEqual(['Meera', saved.name, 'Sana']);
});

test('an order is not saved where a row was put down at its place, although another was saved meanwhile', () => {
  const save = vi.fn<SaveSection>(() => new Promise(() => undefined));
  showList(people, save);
  act(() => entry(0)?.onLift());
  showList([meera, { name: 'Arjun', role: 'Architect' }, sana], save);
  act(() => entry(0)?.onLift());
  expect(entry(0)?.isLifted).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

test('what is lifted while an order is saved stays where it was carried', async () => {
  const outcome = new EventTarget();
  showList(people, async () => {
    await new Promise((resolve) => outcome.addEventListener('saved', resolve));
    return { kind: 'saved', section };
  });
  act(() => entry(0)?.onMove(1));
  act(() => entry(2)?.onLift());
  act(() => entry(2)?.onMove(-1));
  await act(async () => void outcome.dispatchEvent(new Event('saved')));
  expect(names()).toEqual(['Arjun', 'Sana', 'Meera']);
});

test.each([
  ['has Undo after a lost answer', [meera, sana], [arjun]],
  ['has none where somebody else has given the row another name', [meera, { name: 'Arjun B.' }, sana], []],
])('a removal that changes nothing any more %s', async (_what, present, gone) => {
  showList(people, async (_name, change) => {
    change(people);
    change(present);
    return { kind: 'saved', section };
  });
  await act(async () => remove(1));
  expect(shown()?.rows.flatMap((row) => row.gone?.item ?? [])).toEqual(gone);
});

/** The first attempt is of what is shown, the second of what somebody else has saved meanwhile. */
function showListBeside(present: Json[]) {
  const stored = vi.fn<(value: Json | undefined) => void>();
  showList(people, async (_name, change) => {
    change(people);
    const value = change(present);
    stored(value);
    return value === undefined ? { kind: 'conflict', section } : { kind: 'saved', section };
  });
  return stored;
}

test.each([
  ['is made beside a change of another', [{ ...meera, role: 'Architect' }, arjun, sana], [arjun]],
  ['is given up where somebody has changed the row', [meera, { ...arjun, role: 'Architect' }, sana], []],
])('a removal %s', async (_what, present, gone) => {
  const stored = showListBeside(present);
  await act(async () => remove(1));
  expect(stored).toHaveBeenCalledExactlyOnceWith(gone.length > 0 ? present.toSpliced(1, 1) : undefined);
  expect(shown()?.rows.flatMap((row) => row.gone?.item ?? [])).toEqual(gone);
});

const changed = { ...sana, role: 'Architect' };
test.each([
  ['is saved beside a change of a row', [meera, arjun, changed], [arjun, meera, changed]],
  ['is given up where somebody has saved another', [sana, meera, arjun], undefined],
])('an order %s', async (_what, present, value) => {
  const stored = showListBeside(present);
  await act(async () => entry(0)?.onMove(1));
  expect(stored).toHaveBeenCalledExactlyOnceWith(value);
});

import { expect, test } from 'vitest';
import { arrangeRows } from './arrangeRows.ts';
import type { RowEdit } from './useRowEdits.ts';

const list = { path: '', identity: 'name' };
const meera = { name: 'Meera', note: 'Plans' };
const arjun = { name: 'Arjun', note: 'Kitchens' };
const sana = { name: 'Sana', note: 'Offices' };
const edit = (id: string, base: RowEdit['base']): RowEdit => ({
  id,
  list: 'team',
  base,
  start: {},
  draft: {},
  messages: {},
  refusals: 0,
  account: undefined,
});
const names = (rows: ReturnType<typeof arrangeRows>) =>
  rows.map(({ item, edit: open, gone }) => [item ?? gone?.item, open?.id, Boolean(gone)]);

test('open rows stand in their place, new ones at the end', () => {
  const edits = [edit('new', undefined), edit('open', arjun)];
  expect(names(arrangeRows(list, [meera, arjun], { edits, gone: [] }))).toEqual([
    [meera, undefined, false],
    [arjun, 'open', false],
    [undefined, 'new', false],
  ]);
});

test('what somebody else changed is found by its name; what they took out stays open at the end', () => {
  const theirs = { ...arjun, note: 'Corners' };
  const edits = [edit('changed', arjun), edit('gone', sana)];
  expect(names(arrangeRows(list, [theirs, meera], { edits, gone: [] }))).toEqual([
    [theirs, 'changed', false],
    [meera, undefined, false],
    [undefined, 'gone', false],
  ]);
});

test('removed rows stand where they were, also next to each other', () => {
  const gone = [
    { item: arjun, neighbour: meera },
    { item: sana, neighbour: arjun },
  ];
  expect(names(arrangeRows(list, [meera], { edits: [], gone }))).toEqual([
    [meera, undefined, false],
    [arjun, undefined, true],
    [sana, undefined, true],
  ]);
  const first = [{ item: meera, neighbour: undefined }];
  expect(names(arrangeRows(list, [arjun], { edits: [], gone: first }))[0]).toEqual([meera, undefined, true]);
});

test('two rows that say the same have keys of their own', () => {
  const keys = arrangeRows(list, [meera, meera], { edits: [], gone: [] }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

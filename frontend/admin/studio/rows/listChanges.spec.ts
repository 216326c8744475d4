import { expect, test } from 'vitest';
import { changeList, isChangedMeanwhile, placeOf, put, putEntryBack, reorder, take } from './listChanges.ts';

const list = { path: 'people', identity: 'name' };
const meera = { name: 'Meera', note: 'Plans' };
const arjun = { name: 'Arjun', note: 'Kitchens' };
const sana = { name: 'Sana', note: 'Offices' };
const section = { title: 'Team', people: [meera, arjun] };

test('an entry is put in its place, and the rest of the section stays', () => {
  const changed = { ...arjun, note: 'Storage' };
  expect(changeList(list, section, put(list, arjun, changed))).toEqual({
    title: 'Team',
    people: [meera, changed],
  });
});

test('a new entry comes to the end', () => {
  expect(put(list, undefined, sana)([meera, arjun])).toEqual([meera, arjun, sana]);
});

test('an entry that somebody else has changed or taken out is found by its name, or added again', () => {
  const theirs = { ...arjun, note: 'Corners' };
  const mine = { ...arjun, note: 'Storage' };
  expect(placeOf(list, [meera, theirs], arjun)).toBe(1);
  expect(put(list, arjun, mine)([meera, theirs])).toEqual([meera, mine]);
  expect(put(list, arjun, mine)([meera])).toEqual([meera, mine]);
});

test('an entry that somebody else has changed replaces no other of the same name', () => {
  const [namesake, theirs] = [
    { ...arjun, note: 'Gardens' },
    { ...arjun, note: 'Corners' },
  ];
  const mine = { ...arjun, note: 'Storage' };
  expect(put(list, arjun, mine)([namesake, theirs])).toEqual([namesake, theirs, mine]);
  expect(take(list, arjun)([namesake, theirs])).toEqual([namesake, theirs]);
});

test.each([
  ['adding', put(list, undefined, sana), [meera]],
  ['changing', put(list, arjun, sana), [meera, arjun]],
  ['taking out', take(list, arjun), [meera, arjun]],
  ['putting back', putEntryBack(arjun, meera), [meera]],
  ['moving', reorder(list, [arjun, meera]), [meera, arjun]],
])('%s twice is the same as once', (_name, change, items) => {
  const once = change(items);
  expect(change(once)).toEqual(once);
  expect(once).not.toEqual(items);
});

test('what was taken out comes back behind the entry that stood before it', () => {
  expect(putEntryBack(arjun, meera)([meera, sana])).toEqual([meera, arjun, sana]);
  expect(putEntryBack(meera, undefined)([arjun])).toEqual([meera, arjun]);
  expect(putEntryBack(sana, arjun)([meera])).toEqual([meera, sana]);
});

test('entries that somebody else has added while others were moved stay at the end', () => {
  expect(reorder(list, [arjun, meera])([sana, meera, arjun])).toEqual([arjun, meera, sana]);
});

test('an order finds the entries that were changed since, also under another name', () => {
  const [theirs, renamed] = [
    { ...arjun, note: 'Corners' },
    { ...meera, name: 'Meera K.' },
  ];
  expect(reorder(list, [sana, meera, arjun])([renamed, theirs, sana])).toEqual([sana, renamed, theirs]);
  const clients = { path: '', identity: '' };
  expect(reorder(clients, ['C', 'A', 'B'])(['A, new', 'B', 'C'])).toEqual(['C', 'A, new', 'B']);
});

test('years sort themselves by number', () => {
  const years = { path: '', identity: 'year', sortedBy: 'year' };
  expect(changeList(years, [{ year: 2019 }, { year: 2021 }], put(years, undefined, { year: 2020 }))).toEqual([
    { year: 2019 },
    { year: 2020 },
    { year: 2021 },
  ]);
});

test('a single object is written as a whole', () => {
  const single = { path: 'address', identity: '', isSingle: true };
  expect(changeList(single, { address: { code: '1' } }, put(single, { code: '1' }, { code: '2' }))).toEqual({
    address: { code: '2' },
  });
});

test.each([
  ['as it was', [meera, arjun], false],
  ['saved before, its answer lost', [meera, { ...arjun, note: 'Storage' }], false],
  ['written anew', [meera, { ...arjun, note: 'Corners' }], true],
  ['under another name', [meera, { ...arjun, name: 'Arjun B.' }], true],
  ['gone', [meera], true],
])('an entry that stands there %s is changed meanwhile or not', (_how, items, isChanged) => {
  expect(isChangedMeanwhile(items, arjun, { ...arjun, note: 'Storage' })).toBe(isChanged);
  expect(isChangedMeanwhile(items, undefined, sana)).toBe(false);
});

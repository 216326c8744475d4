import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { newNote, removeNoteCopies, saveNoteCopy, takeNoteCopy } from './noteCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
const field = { form: 'f1', account: 'asha', enquiry: 'a' };
const next = { ...field, form: 'f2' };
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('a note that was begun is read again with its key, for its own enquiry only', () => {
  const note = newNote('Rings back');
  expect(saveNoteCopy(storage, field, note, 1000)).toBe(true);
  expect(takeNoteCopy(storage, { ...next, enquiry: 'b' }, [], 2000)).toBeUndefined();
  expect(takeNoteCopy(storage, next, [], 2000)).toEqual(note);
});

test('two tabs with the same enquiry keep a note each, and neither takes that of the other', () => {
  const [mine, theirs] = [newNote('Rings back'), newNote('Wants oak')];
  saveNoteCopy(storage, field, mine, 1000);
  saveNoteCopy(storage, next, theirs, 1500);
  const third = { ...field, form: 'f3' };
  expect(takeNoteCopy(storage, third, ['f2'], 2000)).toEqual(mine);
  expect(takeNoteCopy(storage, third, ['f2'], 2000)).toBeUndefined();
  expect(takeNoteCopy(storage, third, [], 2000)).toEqual(theirs);
});

test('a note is not shown to somebody else who signs in, and stays for who began it', () => {
  saveNoteCopy(storage, field, newNote('Rings back'), 1000);
  expect(takeNoteCopy(storage, { ...next, account: 'bela' }, [], 2000)).toBeUndefined();
  expect(takeNoteCopy(storage, next, [], 2000)?.text).toBe('Rings back');
});

test('notes about an erased person go, whoever wrote them', () => {
  saveNoteCopy(storage, field, newNote('Rings back'), 1000);
  saveNoteCopy(storage, { ...next, account: 'bela' }, newNote('Wants oak'), 1000);
  saveNoteCopy(storage, { ...field, form: 'f3', enquiry: 'b' }, newNote('Pale ash'), 1000);
  removeNoteCopies(storage, ({ enquiry }) => enquiry === 'a');
  expect(Object.keys(storage)).toEqual(['noteCopy:f3']);
});

test('a note that was emptied is gone, and one of which nobody knows whose it is', () => {
  saveNoteCopy(storage, field, newNote('Rings back'), 1000);
  saveNoteCopy(storage, field, newNote(''), 1500);
  storage.setItem('noteCopy:a', JSON.stringify({ text: 'Rings back', key: 'k1', savedAt: 1000 }));
  expect([takeNoteCopy(storage, next, [], 2000), storage.length]).toEqual([undefined, 0]);
});

test('notes that nobody came back to go after thirty days, whichever is read', () => {
  saveNoteCopy(storage, field, newNote('Rings back'), 1000);
  takeNoteCopy(storage, { ...next, enquiry: 'b' }, [], 1000 + 30 * DAY);
  expect(storage.length).toBe(0);
});

test('a note that finds no room says so', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(saveNoteCopy(full, field, newNote('Rings back'), 1000)).toBe(false);
});

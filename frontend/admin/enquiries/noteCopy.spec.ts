import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { newNote, readNoteCopy, saveNoteCopy } from './noteCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('a note that was begun is read again with its key, for its own enquiry only', () => {
  const note = newNote('Rings back');
  expect(saveNoteCopy(storage, 'a', note, 1000)).toBe(true);
  expect(readNoteCopy(storage, 'a', 2000)).toEqual(note);
  expect(readNoteCopy(storage, 'b', 2000).text).toBe('');
});

test('a note that was added or emptied is gone', () => {
  saveNoteCopy(storage, 'a', newNote('Rings back'), 1000);
  saveNoteCopy(storage, 'a', newNote(''), 1500);
  expect([readNoteCopy(storage, 'a', 2000).text, storage.length]).toEqual(['', 0]);
});

test('notes that nobody came back to go after thirty days, whichever is read', () => {
  saveNoteCopy(storage, 'a', newNote('Rings back'), 1000);
  readNoteCopy(storage, 'b', 1000 + 30 * DAY);
  expect(storage.length).toBe(0);
});

test('a note that finds no room says so', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(saveNoteCopy(full, 'a', newNote('Rings back'), 1000)).toBe(false);
});

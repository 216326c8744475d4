import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../test/FakeStorage.ts';
import { saveNoteCopy, readNoteCopy } from './noteCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('a note that was begun is read again, for its own enquiry only', () => {
  expect(saveNoteCopy(storage, 'a', 'Rings back', 1000)).toBe(true);
  expect([readNoteCopy(storage, 'a', 2000), readNoteCopy(storage, 'b', 2000)]).toEqual(['Rings back', '']);
});

test('a note that was added or emptied is gone', () => {
  saveNoteCopy(storage, 'a', 'Rings back', 1000);
  saveNoteCopy(storage, 'a', '', 1500);
  expect([readNoteCopy(storage, 'a', 2000), storage.length]).toEqual(['', 0]);
});

test('notes that nobody came back to go after thirty days, whichever is read', () => {
  saveNoteCopy(storage, 'a', 'Rings back', 1000);
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
  expect(saveNoteCopy(full, 'a', 'Rings back', 1000)).toBe(false);
});

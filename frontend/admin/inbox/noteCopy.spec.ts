import { beforeEach, expect, test } from 'vitest';
import { Shelf } from '../copies/shelf.ts';
import { keepNote, readNote } from './noteCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

test('a note that was begun is read again, for its own enquiry only', () => {
  expect(keepNote(shelf, 'a', 'Rings back', 1000)).toBe(true);
  expect([readNote(shelf, 'a', 2000), readNote(shelf, 'b', 2000)]).toEqual(['Rings back', '']);
});

test('a note that was added or emptied is gone', () => {
  keepNote(shelf, 'a', 'Rings back', 1000);
  keepNote(shelf, 'a', '', 1500);
  expect([readNote(shelf, 'a', 2000), shelf.length]).toEqual(['', 0]);
});

test('notes that nobody came back to go after thirty days, whichever is read', () => {
  keepNote(shelf, 'a', 'Rings back', 1000);
  readNote(shelf, 'b', 1000 + 30 * DAY);
  expect(shelf.length).toBe(0);
});

test('a note that finds no room says so', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(keepNote(full, 'a', 'Rings back', 1000)).toBe(false);
});

import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../../../test/FakeStorage.ts';
import { readRowCopies, removeRowCopy, saveRowCopy } from './rowCopy.ts';

const MONTH = 31 * 24 * 60 * 60 * 1000;
const copy = { list: 'team', base: { name: 'Meera' }, draft: { name: 'Meera K.' }, savedAt: 1000 };
let storage: Storage;

beforeEach(() => {
  storage = new FakeStorage();
});

test('what was typed is read back, the oldest first, until it is removed', () => {
  saveRowCopy(storage, 'b', { ...copy, savedAt: 2000 });
  saveRowCopy(storage, 'a', copy);
  expect(readRowCopies(storage, 3000)).toEqual([
    { id: 'a', ...copy },
    { id: 'b', ...copy, savedAt: 2000 },
  ]);
  removeRowCopy(storage, 'a');
  expect(readRowCopies(storage, 3000)).toHaveLength(1);
});

test('what is older than a month, or cannot be read, is removed', () => {
  saveRowCopy(storage, 'old', copy);
  storage.setItem('rowCopy:broken', '{"list":');
  expect(readRowCopies(storage, 1000 + MONTH)).toEqual([]);
  expect(Object.keys(storage).filter((key) => key.startsWith('rowCopy:'))).toEqual([]);
});

test('a device without room says so', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(saveRowCopy(full, 'a', copy)).toBe(false);
});

import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { keepWords, readWordsCopy, settleWords } from './wordsCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  keepWords(storage, 7, { alt: 'A kitchen', focal_x: 20 }, 1000);
});

test('words that were changed while others were sent stay when those are saved', () => {
  keepWords(storage, 7, { alt: 'A kitchen in teak' }, 1100);
  settleWords(storage, 7, { alt: 'A kitchen', focal_x: 20 }, 1200);
  expect(readWordsCopy(storage, 7, 1300)).toEqual({ alt: 'A kitchen in teak' });
});

test('nothing is kept of a picture whose words are saved', () => {
  settleWords(storage, 7, { alt: 'A kitchen', focal_x: 20 }, 1200);
  expect(storage.length).toBe(0);
});

test('words of a picture that nobody opened again go after thirty days, whichever is opened', () => {
  expect(readWordsCopy(storage, 8, 1000 + 30 * DAY)).toEqual({});
  expect(storage.length).toBe(0);
});

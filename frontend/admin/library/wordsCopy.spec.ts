import { beforeEach, expect, test } from 'vitest';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { forgetLeft, keepWords, noteSentWords, readWordsCopy, settleWords } from './wordsCopy.ts';

const DAY = 24 * 60 * 60 * 1000;
const before = { alt: '', is_decorative: false, focal_x: 50, focal_y: 50 };
const picture: LibraryPicture = {
  ...before,
  id: 7,
  src: 'uploads/a.webp',
  origin: 'uploaded',
  file_name: 'a.jpg',
  width: 1,
  height: 1,
  bytes: 1,
  added_at: '',
  use_count: 0,
};
const typed = { alt: 'A kitchen', focal_x: 20, focal_y: 50 };
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  keepWords(storage, 7, { words: typed, over: before }, 1000);
});

test('words that were changed while others were sent stay when those are saved', () => {
  keepWords(storage, 7, { words: { alt: 'A kitchen in teak' }, over: { ...before, ...typed } }, 1100);
  settleWords(storage, 7, typed, 1200);
  expect(readWordsCopy(storage, { ...picture, ...typed }, 1300)).toMatchObject({
    words: { alt: 'A kitchen in teak' },
  });
});

test('nothing is kept of a picture whose words are saved', () => {
  settleWords(storage, 7, typed, 1200);
  expect(storage.length).toBe(0);
});

test('words stay beside those that somebody else has changed', () => {
  const kept = { words: { alt: 'A kitchen' }, left: [] };
  expect(readWordsCopy(storage, { ...picture, focal_y: 80 }, 1300)).toEqual(kept);
  expect(readWordsCopy(storage, picture, 1400)).toEqual(kept);
});

test('words of a picture that nobody opened again go after thirty days, whichever is opened', () => {
  expect(readWordsCopy(storage, { ...picture, id: 8 }, 1000 + 30 * DAY)).toEqual({ words: {}, left: [] });
  expect(storage.length).toBe(0);
});

test('words stay over those that were saved before them without an answer', () => {
  const longer = { alt: 'A kitchen in teak', focal_x: 30, focal_y: 60 };
  noteSentWords(storage, 7, typed);
  keepWords(storage, 7, { words: longer, over: { ...before, ...typed } }, 1100);
  noteSentWords(storage, 7, longer);
  expect(readWordsCopy(storage, { ...picture, ...typed }, 1200).words).toEqual(longer);
});

test('words over which others wrote again and again are all kept, until each is saved or thrown away', () => {
  const left = (alt: string, now: number) => readWordsCopy(storage, { ...picture, alt }, now).left;
  expect(left('theirs', 1100)).toEqual(['A kitchen']);
  keepWords(storage, 7, { words: { alt: 'In teak' }, over: { ...before, alt: 'theirs' } }, 1200);
  expect(left('theirs again', 1300)).toEqual(['A kitchen', 'In teak']);
  settleWords(storage, 7, { alt: 'A kitchen' }, 1400);
  expect(left('A kitchen', 1500)).toEqual(['In teak']);
  forgetLeft(storage, 7, 'In teak');
  expect(left('A kitchen', 1600)).toEqual([]);
});

test('words that somebody else wrote as well are not kept', () => {
  expect(readWordsCopy(storage, { ...picture, alt: 'A kitchen' }, 1100).left).toEqual([]);
});

test('words that the server has stored in one line are not said to be of somebody else', () => {
  const asTyped = { alt: ' A  kitchen ' };
  keepWords(storage, 7, { words: asTyped, over: before }, 1100);
  noteSentWords(storage, 7, asTyped);
  expect(readWordsCopy(storage, { ...picture, alt: 'A kitchen' }, 1200).left).toEqual([]);
});

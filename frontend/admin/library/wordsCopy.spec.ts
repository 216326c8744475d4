import { beforeEach, expect, test } from 'vitest';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { forgetLeft, keepWords, noteSentWords, readWordsCopy, settleWords, wordsPlace } from './wordsCopy.ts';

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
const place = wordsPlace(7, 'asha');
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  keepWords(storage, place, { words: typed, over: before }, 1000);
});

test('words that were changed while others were sent stay when those are saved', () => {
  keepWords(storage, place, { words: { alt: 'A kitchen in teak' }, over: { ...before, ...typed } }, 1100);
  settleWords(storage, place, typed, 1200);
  expect(readWordsCopy(storage, place, { ...picture, ...typed }, 1300)).toMatchObject({
    words: { alt: 'A kitchen in teak' },
  });
});

test('nothing is kept of a picture whose words are saved', () => {
  settleWords(storage, place, typed, 1200);
  expect(storage.length).toBe(0);
});

test('words stay beside those that somebody else has changed', () => {
  const kept = { words: { alt: 'A kitchen' }, left: [] };
  expect(readWordsCopy(storage, place, { ...picture, focal_y: 80 }, 1300)).toEqual(kept);
  expect(readWordsCopy(storage, place, picture, 1400)).toEqual(kept);
});

test('words of a picture that nobody opened again go after thirty days, whichever is opened', () => {
  expect(readWordsCopy(storage, place, { ...picture, id: 8 }, 1000 + 30 * DAY)).toEqual({
    words: {},
    left: [],
  });
  expect(storage.length).toBe(0);
});

test('words stay over those that were saved before them without an answer', () => {
  const longer = { alt: 'A kitchen in teak', focal_x: 30, focal_y: 60 };
  noteSentWords(storage, place, typed);
  keepWords(storage, place, { words: longer, over: { ...before, ...typed } }, 1100);
  noteSentWords(storage, place, longer);
  expect(readWordsCopy(storage, place, { ...picture, ...typed }, 1200).words).toEqual(longer);
});

test('words over which others wrote again and again are all kept, until each is saved or thrown away', () => {
  const left = (alt: string, now: number) => readWordsCopy(storage, place, { ...picture, alt }, now).left;
  expect(left('theirs', 1100)).toEqual(['A kitchen']);
  keepWords(storage, place, { words: { alt: 'In teak' }, over: { ...before, alt: 'theirs' } }, 1200);
  expect(left('theirs again', 1300)).toEqual(['A kitchen', 'In teak']);
  settleWords(storage, place, { alt: 'A kitchen' }, 1400);
  expect(left('A kitchen', 1500)).toEqual(['In teak']);
  forgetLeft(storage, place, 'In teak');
  expect(left('A kitchen', 1600)).toEqual([]);
});

test('words that somebody else wrote as well are not kept', () => {
  expect(readWordsCopy(storage, place, { ...picture, alt: 'A kitchen' }, 1100).left).toEqual([]);
});

test('words that the server has stored in one line are not said to be of somebody else', () => {
  const asTyped = { alt: ' A  kitchen ' };
  keepWords(storage, place, { words: asTyped, over: before }, 1100);
  noteSentWords(storage, place, asTyped);
  expect(readWordsCopy(storage, place, { ...picture, alt: 'A kitchen' }, 1200).left).toEqual([]);
});

test('words that were typed on after others were stored in one line go on from those', () => {
  const sent = { alt: 'A kitchen ' };
  keepWords(storage, place, { words: sent, over: before }, 1100);
  noteSentWords(storage, place, sent);
  const words = { alt: 'A kitchen in teak' };
  keepWords(storage, place, { words, over: before }, 1150);
  expect(readWordsCopy(storage, place, { ...picture, alt: 'A kitchen' }, 1200)).toMatchObject({
    words,
    left: [],
  });
});

test('words of another account are neither found nor removed by whoever opens the picture', () => {
  const ravi = wordsPlace(7, 'ravi');
  expect(readWordsCopy(storage, ravi, { ...picture, alt: 'theirs' }, 1100)).toEqual({ words: {}, left: [] });
  expect(readWordsCopy(storage, place, picture, 1200).words).toEqual(typed);
});

test('words from before they belonged to somebody are of whoever finds them first', () => {
  const unclaimed = wordsPlace(8, undefined);
  keepWords(storage, unclaimed, { words: typed, over: before }, 1000);
  const found = (account: string) =>
    readWordsCopy(storage, wordsPlace(8, account), { ...picture, id: 8 }, 1100).words;
  expect([found('ravi'), found('asha'), found('ravi')]).toEqual([typed, {}, typed]);
});

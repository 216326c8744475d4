import { expect, test } from 'vitest';
import { versionChoice, versionName, versionSubject, versionTime } from './versionTime.ts';

// 00:30 on 21 November by the clock of the studio.
const now = '2026-11-20T19:00:00.000Z';
const today = '2026-11-20T18:35:00.000Z';
const yesterday = '2026-11-20T13:10:00.000Z';
const october = '2026-10-14T04:30:00.000Z';

test.each([
  [today, 'Today, 00:05'],
  [yesterday, 'Yesterday, 18:40'],
  [october, '14 October, 10:00'],
  ['2025-10-14T04:30:00.000Z', '14 October 2025, 10:00'],
])('a version of %s is from "%s"', (moment, words) => {
  expect(versionTime(moment, now)).toBe(words);
});

test.each([
  [yesterday, today, 'yesterday’s'],
  [october, today, 'that of 14 October'],
  [today, '2026-11-20T18:50:00.000Z', 'that of 00:05'],
  [today, '2026-11-20T18:35:59.000Z', 'version 3'],
])('a version of %s beside one of %s is "%s"', (one, other, name) => {
  expect(versionName({ number: 3, saved_at: one }, { number: 4, saved_at: other }, now)).toBe(name);
});

test('two versions of one minute are told apart by their numbers', () => {
  const all = [today, '2026-11-20T18:35:59.000Z', yesterday].map((saved_at, at) => ({
    number: at + 1,
    saved_at,
  }));
  expect(all.map((version) => versionChoice(version, all, now))).toEqual([
    'Today, 00:05, version 1',
    'Today, 00:05, version 2',
    'Yesterday, 18:40',
  ]);
});

test('a version can begin a sentence', () => {
  expect(versionSubject(yesterday, now)).toBe('Yesterday’s version of 18:40');
  expect(versionSubject(october, now)).toBe('The version of 14 October, 10:00');
});

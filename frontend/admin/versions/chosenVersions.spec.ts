import { expect, test } from 'vitest';
import { chosenVersions } from './chosenVersions.ts';

const versions = [9, 7, 4, 1].map((number) => ({
  number,
  saved_at: '2026-11-20T09:00:00.000Z',
  saved_by: null,
  device: '',
  act: 'changed' as const,
  moved_to: null,
  words_added: 0,
  words_removed: 0,
  is_current: number === 9,
}));

const chosen = (query: string) => {
  const pair = chosenVersions(versions, new URLSearchParams(query));
  return pair && [pair.before.number, pair.after.number];
};

test.each([
  ['', [7, 9]],
  ['version=4', [4, 7]],
  ['version=7', [7, 9]],
  ['version=9', [7, 9]],
  ['version=9&with=1', [1, 9]],
  ['version=1&with=7', [1, 7]],
  ['version=4&with=4', [4, 7]],
  ['version=gone', [7, 9]],
])('"%s" compares %j', (query, numbers) => {
  expect(chosen(query)).toEqual(numbers);
});

test('one version cannot be compared', () => {
  expect(chosenVersions(versions.slice(0, 1), new URLSearchParams())).toBeUndefined();
});

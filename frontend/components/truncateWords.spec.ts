import { expect, test } from 'vitest';
import { truncateWords } from './truncateWords.ts';

test('a longer text ends after its last word with an ellipsis', () => {
  expect(truncateWords('one two three four', 3)).toBe('one two three…');
});

test('a text of exactly that many words is left whole', () => {
  expect(truncateWords('one two three', 3)).toBe('one two three');
});

test('line breaks and doubled spaces count as one space', () => {
  expect(truncateWords(' one\n two  three ', 5)).toBe('one two three');
});

import { expect, test } from 'vitest';
import { truncateLetters } from './truncateLetters.ts';

test('a text of just as many letters is shown whole', () => {
  expect(truncateLetters('a'.repeat(20), 20)).toBe('a'.repeat(20));
});

test('a longer text is cut to as many letters and an ellipsis', () => {
  expect(truncateLetters('b'.repeat(21), 20)).toBe(`${'b'.repeat(20)}…`);
});

test('a letter with its vowel sign is never torn in two', () => {
  expect(truncateLetters('की'.repeat(21), 20)).toBe(`${'की'.repeat(20)}…`);
});

import { expect, test } from 'vitest';
import { cutHeading } from './cutHeading.ts';

test('a heading of 110 letters is shown whole', () => {
  expect(cutHeading('a'.repeat(110))).toBe('a'.repeat(110));
});

test('a longer heading is cut to 110 letters and an ellipsis', () => {
  expect(cutHeading('b'.repeat(111))).toBe(`${'b'.repeat(110)}…`);
});

test('a letter with its vowel sign is never torn in two', () => {
  expect(cutHeading('की'.repeat(111))).toBe(`${'की'.repeat(110)}…`);
});

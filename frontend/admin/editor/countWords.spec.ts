import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './countWords.ts';

test('words are counted between any white space', () => {
  expect(countWords('  One\ntwo\u00A0three  four ')).toBe(4);
});

test('an empty text has no words', () => {
  expect(countWords(' \n')).toBe(0);
});

test('412 words take about two minutes', () => {
  expect(readingMinutes(412)).toBe(2);
});

test('a short text takes a minute', () => {
  expect(readingMinutes(3)).toBe(1);
});

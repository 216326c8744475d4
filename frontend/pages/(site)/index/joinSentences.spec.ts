import { expect, test } from 'vitest';
import { joinSentences } from './joinSentences.ts';

test.each([
  ['Four ways', 'Start anywhere.', 'Four ways. Start anywhere.'],
  ['Which of these are you?', 'Start anywhere.', 'Which of these are you? Start anywhere.'],
  ['And so on…', 'Start anywhere.', 'And so on… Start anywhere.'],
  ['Four ways', '', 'Four ways'],
  ['Four ways', undefined, 'Four ways'],
])('%s and %s are told as joinSentences', (title, intro, told) => {
  expect(joinSentences(title, intro)).toBe(told);
});

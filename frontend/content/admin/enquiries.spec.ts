import { expect, test } from 'vitest';
import { enquiries } from './enquiries.ts';

test.each([
  [1, { notes: 0, mails: 1, files: 0 }, 'gone for good: the enquiry of Asha and 1 mail. What'],
  [2, { notes: 3, mails: 4, files: 1 }, 'gone for good: 2 enquiries, 3 notes, 4 mails and 1 file. What'],
])('the question before %s enquiries with %j are erased counts what goes', (count, goes, words) => {
  const question = enquiries.eraseHelp('Asha', count, goes);
  expect(question).toContain(words);
  expect(question).toContain('The history keeps that somebody was erased, by whom and when, and no name.');
});

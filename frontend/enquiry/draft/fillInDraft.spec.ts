// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fillInDraft } from './fillInDraft.ts';

const question = 'A home of 1,500 sq ft.';

/** @param typed since the page was shown */
function messageWith(draft: string, typed?: string, first = question): string {
  const form = document.createElement('form');
  const message = Object.assign(document.createElement('textarea'), { name: 'message', defaultValue: first });
  if (typed !== undefined) message.value = typed;
  form.append(message);
  fillInDraft(form, { message: draft });
  return message.value;
}

test('a message that was kept follows the question that comes with the address', () => {
  expect(messageWith('A long letter.')).toBe(`${question}\n\nA long letter.`);
});

test.each([
  ['the question and what was written below', `${question} We have a cat.`, `${question} We have a cat.`],
  ['a part of the question', 'A home', question],
  ['nothing', '', question],
])('of a draft that is %s nothing is said twice', (_what, draft, shown) => {
  expect(messageWith(draft)).toBe(shown);
});

test('what was typed before the draft is filled in stays as it is', () => {
  expect(messageWith('A long letter.', 'An office.')).toBe('An office.');
});

test('an empty message is the kept one', () => {
  expect(messageWith('A long letter.', undefined, '')).toBe('A long letter.');
});

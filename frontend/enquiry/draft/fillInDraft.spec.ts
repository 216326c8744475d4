// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { contact } from '../../content/contact.ts';
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

/** @param name of the one field for what is said */
function textIn(name: string, draft: Record<string, string>): string {
  const form = document.createElement('form');
  const field = Object.assign(document.createElement('textarea'), { name });
  form.append(field);
  fillInDraft(form, draft);
  return field.value;
}

test.each([
  ['message', { line: 'Forty desks.' }, 'Forty desks.'],
  ['line', { message: 'A flat.', line: '' }, 'A flat.'],
  ['line', { message: 'A flat.', line: 'Forty desks.' }, 'Forty desks.'],
  ['message', { message: 'A flat.', line: 'Forty desks.' }, 'A flat.'],
  ['line', { message: `${contact.enquiry.typeLabel} A home` }, ''],
])('in %s the draft %j is shown as %j', (name, draft, text) => {
  expect(textIn(name, draft)).toBe(text);
});

test('a text that is longer than the other field takes stays where it is', () => {
  const form = document.createElement('form');
  const line = Object.assign(document.createElement('textarea'), { name: 'line', maxLength: 5 });
  form.append(line);
  fillInDraft(form, { message: 'A long letter.' });
  expect(line.value).toBe('');
});

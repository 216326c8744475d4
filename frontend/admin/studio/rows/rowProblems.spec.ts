import { expect, test } from 'vitest';
import { fieldKind } from './fieldKinds.ts';
import type { FieldDefinition } from './ListDefinition.ts';
import { rowMessages, rowProblems } from './rowProblems.ts';

const field = (name: string, kind: FieldDefinition['kind'], rest = {}): FieldDefinition => ({
  name,
  label: name,
  kind,
  max: 10,
  ...rest,
});
const problemOf = (kind: FieldDefinition['kind'], text: string, rest = {}) =>
  rowProblems({ fields: [field('it', kind, rest)] }, { it: text })['it'];

test('what is missing or too long is told, what may be empty is not', () => {
  expect(problemOf('line', ' ')).toBe('Please write something here.');
  expect(problemOf('line', ' ', { isOptional: true })).toBeUndefined();
  expect(problemOf('line', 'x'.repeat(10))).toBeUndefined();
  expect(problemOf('line', 'x'.repeat(12))).toBe('2 characters too many for the design. Please shorten it.');
});

test.each(['0026-12-25', '9999-12-25'])('a day is near: not %s', (day) => {
  expect(problemOf('day', day)).toBe('Please give a day from the year 2000 to ten years from now.');
  expect(problemOf('day', '2026-12-25')).toBeUndefined();
});

test('a place may be pasted with more decimals than are stored', () => {
  const pasted = '28.626974823419896, 77.37698142051697';
  expect(problemOf('coordinates', pasted, { max: 24 })).toBeUndefined();
  expect(problemOf('coordinates', 'Sector 63, Noida', { max: 10 })).toMatch(/^6 characters too many/);
  expect(fieldKind('coordinates').toJson(pasted, undefined)).toBe('28.626974, 77.376981');
});

test('of many lines the one that is too long is told, and when there are too many', () => {
  expect(problemOf('lines', `a\n${'x'.repeat(11)}`, { maxParts: 2 })).toBe(
    'Number 2 has 1 character too many for the design.',
  );
  expect(problemOf('lines', 'a\nb\nc', { maxParts: 2 })).toBe('At most 2 fit here.');
});

test.each([
  ['17:00-09:00', 'it closes before it opens.'],
  ['17:00-', 'it needs both times.'],
  ['09:00-17:00', undefined],
  ['', undefined],
])('a day with the times %j: %s', (text, problem) => {
  expect(problemOf('opening', text, { isOptional: true })).toBe(problem);
});

test('a year has four figures', () => {
  expect(problemOf('year', '26')).toBe('Please give a year from 1900 to 2199.');
  expect(problemOf('year', '9999')).toBe('Please give a year from 1900 to 2199.');
  expect(problemOf('year', '2026')).toBeUndefined();
});

test('nothing is missing in a list that is left empty', () => {
  const groups = {
    name: 'lists',
    label: String,
    max: 2,
    fields: [field('title', 'line'), field('items', 'lines')],
  };
  const draft = { 'lists.0.title': 'On site' };
  expect(Object.keys(rowProblems({ fields: [], groups }, draft))).toEqual(['lists.0.items']);
});

test('the sentences of the backend go to their fields, and the others to the row', () => {
  const fields = [field('title', 'line'), field('lists.0.items', 'lines'), field('lists.0.title', 'line')];
  const messages = {
    '2.lists.0.items.3': 'Too long.',
    '2.title': 'Missing.',
    '12.title': 'Other.',
    value: 'All.',
  };
  expect(rowMessages(fields, messages, '2')).toEqual({
    ofFields: { title: 'Missing.', 'lists.0.items': 'Too long.' },
    others: ['Other.', 'All.'],
  });
  expect(rowMessages([field('', 'phone')], { 'phones.1.href': 'No number.' }, 'phones.1').ofFields).toEqual({
    '': 'No number.',
  });
});

test.each(['0', '41', '2.5', 'two'])('%j is no number of hours to call within', (text) => {
  expect(problemOf('count', text, { max: 40 })).toBe('Please write a whole number from 1 to 40.');
});

test.each(['1', ' 40 '])('%j is a number of hours to call within', (text) => {
  expect(problemOf('count', text, { max: 40 })).toBeUndefined();
});

test.each([
  '98100 12345',
  '0120 400 0000',
  '+0120 400 0000',
  '+91 (0) 98100 12345',
  '+91 98',
  '+91 120 400 0000 / 01',
])('%j would call a stranger: a number is written with its country', (text) => {
  const problem = 'Please write it with the country, such as +91 98100 12345.';
  expect(problemOf('phone', text, { max: 40 })).toBe(problem);
  expect(problemOf('whatsapp', text, { max: 40 })).toBe(problem);
});

test.each(['+91 98100 12345', '+91-(120)-400.0000', '\u202a+911204000000\u202c'])(
  '%j is a number that all may call',
  (text) => {
    expect(problemOf('phone', text, { max: 40 })).toBeUndefined();
    expect(problemOf('whatsapp', text, { max: 40 })).toBeUndefined();
  },
);

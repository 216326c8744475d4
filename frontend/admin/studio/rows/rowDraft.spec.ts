import { expect, test } from 'vitest';
import type { FieldDefinition } from './ListDefinition.ts';
import { draftOf, isChanged, itemOf, shownGroups } from './rowDraft.ts';

const field = (name: string, kind: FieldDefinition['kind'], rest = {}): FieldDefinition => ({
  name,
  label: name,
  kind,
  max: 50,
  ...rest,
});

test('what is typed becomes the entry again, without what was emptied, with what is not shown', () => {
  const shape = { fields: [field('name', 'line'), field('note', 'line', { isOptional: true })] };
  const item = { name: 'Meera', note: 'Plans', image: 'kept' };
  expect(itemOf(shape, { ...draftOf(shape, item), name: ' Meera K. ', note: '' }, item)).toEqual({
    name: 'Meera K.',
    image: 'kept',
  });
});

test('a text that is an entry itself, a number, a mark and a telephone number are typed alike', () => {
  expect(itemOf({ fields: [field('', 'line')] }, { '': 'Kadam Foods' }, undefined)).toBe('Kadam Foods');
  expect(itemOf({ fields: [field('year', 'year')] }, { year: '2026' }, { year: 2025 })).toEqual({
    year: 2026,
  });
  expect(itemOf({ fields: [field('ok', 'check')] }, { ok: '' }, { ok: true })).toEqual({ ok: false });
  expect(itemOf({ fields: [field('', 'phone')] }, { '': '+91 120 000 0000' }, undefined)).toEqual({
    label: '+91 120 000 0000',
    href: 'tel:+911200000000',
  });
  const whatsapp = { label: 'WhatsApp', href: 'https://wa.me/911200000000' };
  const shape = { fields: [field('', 'whatsapp')] };
  expect(draftOf(shape, whatsapp)).toEqual({ '': '+911200000000' });
  expect(itemOf(shape, { '': '+91 98100 00012' }, whatsapp)).toEqual({
    label: 'WhatsApp',
    href: 'https://wa.me/919810000012',
  });
});

test('paragraphs are divided by an empty line, lines by a new one', () => {
  const shape = { fields: [field('info', 'paragraphs'), field('items', 'lines')] };
  const item = { info: ['One\nand a half', 'Two'], items: ['a', 'b'] };
  expect(draftOf(shape, item)).toEqual({ info: 'One\nand a half\n\nTwo', items: 'a\nb' });
  expect(itemOf(shape, { info: 'One\n\n\nTwo\n', items: '\na\n\nb' }, item)).toEqual({
    info: ['One', 'Two'],
    items: ['a', 'b'],
  });
  expect(itemOf(shape, draftOf(shape, item), item)).toMatchObject({ info: ['One and a half', 'Two'] });
});

const text = {
  fields: [field('title', 'line')],
  groups: {
    name: 'lists',
    label: (number: number) => `List ${number}`,
    max: 3,
    fields: [field('title', 'line'), field('items', 'lines')],
  },
};
const lists = [
  { title: 'On site', items: ['A manager', 'Photographs'] },
  { title: 'Afterwards', items: ['A visit'] },
];

test('lists within a text come and go by being filled and emptied', () => {
  const draft = draftOf(text, { title: 'Turnkey', lists });
  expect(itemOf(text, draft, { title: 'Turnkey', lists })).toEqual({ title: 'Turnkey', lists });
  expect(shownGroups(text, draft).map(({ label }) => label)).toEqual(['List 1', 'List 2', 'List 3']);
  const emptied = { ...draft, 'lists.0.title': '', 'lists.0.items': '' };
  expect(itemOf(text, emptied, { title: 'Turnkey', lists })).toEqual({ title: 'Turnkey', lists: [lists[1]] });
});

test('a field that was never touched is no change', () => {
  expect(isChanged({ name: 'a', 'lists.2.title': '' }, { name: 'a' })).toBe(false);
  expect(isChanged({ name: 'b' }, { name: 'a' })).toBe(true);
});

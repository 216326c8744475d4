import { expect, test } from 'vitest';
import { type Json, isSameJson, readAt, writeAt } from './json.ts';

const people: Json[] = [{ name: 'Meera' }, { name: 'Arjun', note: 'Kitchens' }];
const team: Json = { title: 'Team', people };

test('a member is read by its path, and the whole by an empty one', () => {
  expect(readAt(team, 'people.1.note')).toBe('Kitchens');
  expect(readAt(team, '')).toBe(team);
  expect(readAt(team, 'people.7.note')).toBeUndefined();
});

test('a member is written into a copy', () => {
  expect(readAt(writeAt(team, 'people.0.name', 'Sana'), 'people.0.name')).toBe('Sana');
  expect(people[0]).toEqual({ name: 'Meera' });
});

test('nothing takes a member out', () => {
  expect(writeAt(team, 'people.1.note', undefined)).toEqual({
    title: 'Team',
    people: [{ name: 'Meera' }, { name: 'Arjun' }],
  });
  expect(readAt(writeAt(team, 'people.0', undefined), 'people')).toEqual([people[1]]);
});

test('a member is written where there was none', () => {
  expect(writeAt({}, 'address.lines', ['Sector 63'])).toEqual({ address: { lines: ['Sector 63'] } });
});

test('the order of members does not matter, that of a list does', () => {
  expect(isSameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
});

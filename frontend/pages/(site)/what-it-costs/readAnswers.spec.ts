import { expect, test } from 'vitest';
import { readAnswers, withAnswers } from './readAnswers.ts';

test('an address without answers suggests some', () => {
  expect(readAnswers({})).toEqual({ type: 'home', size: 1500, grade: 'middle' });
  expect(readAnswers({ type: 'office' })).toEqual({ type: 'office', size: 2200, grade: 'middle' });
});

test('answers are read back from the address that they make', () => {
  const answers = { type: 'office', size: 1800, grade: 'plain' } as const;
  const { searchParams } = new URL(withAnswers('/what-it-costs', answers), 'http://localhost');
  expect(readAnswers(Object.fromEntries(searchParams))).toEqual(answers);
});

test.each([
  ['1511', 1520],
  ['-5', 600],
  ['1e9', 3200],
  ['Infinity', 3200],
  ['many', 1500],
  ['', 1500],
])('the size %j is read as %d', (size, read) => {
  expect(readAnswers({ size, type: '<b>', grade: '__proto__' })).toEqual({
    type: 'home',
    size: read,
    grade: 'middle',
  });
});

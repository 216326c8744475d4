import { expect, test } from 'vitest';
import { type Answers, costRange } from './costRange.ts';
import portfolio from './portfolio.json' with { type: 'json' };
import { costRule } from './range.ts';

const asked: Answers = { type: 'home', size: 1500, grade: 'middle' };
const flat = (size_sqft: number, lakh: number, other: Partial<{ type: string; grade: string }> = {}) => ({
  type: 'home',
  grade: 'middle',
  size_sqft,
  lakh,
  ...other,
});

const ofTheStudio = portfolio.map(({ content: { type, grade, size_sqft, cost } }) => ({
  type,
  grade: grade ?? '',
  size_sqft: size_sqft ?? 0,
  lakh: ((cost.low ?? 0) + (cost.high ?? 0)) / 2,
}));

test('the range is what the cheapest and the dearest foot of comparable projects would cost', () => {
  const { comparable, range } = costRange(asked, ofTheStudio, costRule);
  expect(comparable.map(({ size_sqft }) => size_sqft).toSorted((a, b) => a - b)).toEqual([
    1310, 1450, 1520, 1640, 1860,
  ]);
  expect(range).toEqual({ low: 21, high: 25 });
});

test('the ends are rounded away from each other, to whole lakh', () => {
  const finished = [flat(1500, 20.4), flat(1500, 22), flat(1500, 24.1)];
  expect(costRange(asked, finished, costRule).range).toEqual({ low: 20, high: 25 });
});

test('a whole lakh stays what it is', () => {
  const finished = [flat(1860, 31), flat(1860, 31), flat(1860, 31)];
  expect(costRange(asked, finished, costRule).range).toEqual({ low: 25, high: 25 });
});

test.each([
  ['up', flat(1200, 8.8), 11],
  ['down', flat(1150, 9.2), 12],
])('a whole lakh of a bill with decimals is not rounded %s', (_way, project, lakh) => {
  const finished = [project, project, project];
  expect(costRange(asked, finished, costRule).range).toEqual({ low: lakh, high: lakh });
});

test.each([
  ['smaller by a quarter', flat(1125, 20), true],
  ['larger by a quarter', flat(1875, 20), true],
  ['smaller than that', flat(1124, 20), false],
  ['larger than that', flat(1876, 20), false],
  ['of another type', flat(1500, 20, { type: 'institution' }), false],
  ['of another grade', flat(1500, 20, { grade: 'full' }), false],
])('a project %s', (_which, project, isComparable) => {
  expect(costRange(asked, [project], costRule).comparable).toHaveLength(isComparable ? 1 : 0);
});

test('fewer than three comparable projects give no figure', () => {
  const two = [flat(1500, 20), flat(1500, 22)];
  expect(costRange(asked, two, costRule)).toEqual({ comparable: two, range: undefined });
  expect(costRange(asked, [...two, flat(1500, 21)], costRule).range).toBeDefined();
});

test('the studio decides how many are enough and how near a size is', () => {
  const one = [flat(1650, 20)];
  expect(costRange(asked, one, { minComparable: 1, sizeWithin: 0.1 }).range).toEqual({ low: 18, high: 19 });
  expect(costRange(asked, one, { minComparable: 1, sizeWithin: 0.05 }).range).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Comparable } from '../../../api/wire.gen.ts';
import { chartScale } from './chartScale.ts';
import { nameSide } from './nameSide.ts';

const built = (type: Comparable['type'], size_sqft: number, lakh: number) => ({
  type,
  size_sqft,
  lakh,
  grade: 'full' as const,
  year: 2024,
  place: 'Sector 44',
  slug: null,
  title: null,
  is_sample: false,
});

test('without projects the chart is as the studio wrote it', () => {
  const { shown, size, lakh } = chartScale('home', []);
  expect(shown).toEqual([]);
  expect(size.marks).toEqual([1000, 1500, 2000, 2500, 3000]);
  expect(lakh.marks).toEqual([0, 20, 40, 60, 80]);
  expect([size.at(600), size.at(3200), lakh.at(20)]).toEqual([0, 100, 25]);
});

test('it grows with the projects, and keeps its marks apart', () => {
  const { size, lakh } = chartScale('home', [built('home', 3900, 415)]);
  expect(size.at(3900)).toBe(100);
  expect(lakh.marks).toEqual([0, 80, 160, 240, 320, 400]);
  expect(lakh.at(420)).toBe(100);
});

test('projects of another type, or too large to be compared with any, are left out', () => {
  const others = [built('office', 1500, 20), built('home', 9000, 90)];
  expect(chartScale('home', [...others, built('home', 1500, 20)]).shown).toHaveLength(1);
});

test.each([
  ['right of its dot where nothing is', { x: 50, y: 50 }, [], 'right'],
  ['left of it where it would leave the chart', { x: 95, y: 50 }, [], 'left'],
  ['left of it where another dot is in the way', { x: 50, y: 50 }, [{ x: 53, y: 51 }], 'left'],
  [
    'below it where both sides are taken',
    { x: 50, y: 50 },
    [
      { x: 53, y: 51 },
      { x: 45, y: 51 },
    ],
    'low',
  ],
])('a name stands %s', (_where, dot, others, side) => {
  expect(nameSide('Pale Ash', dot, others)).toBe(side);
});

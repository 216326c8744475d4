import { expect, test } from 'vitest';
import { rangeHref } from './rangeHref.ts';

const home = { type: 'home', size_sqft: 1780, grade: 'middle' } as const;

test('a project asks what homes like it cost', () => {
  expect(rangeHref(home)).toBe('/what-it-costs?type=home&size=1780&grade=middle');
});

test.each([
  ['an institution', { type: 'institution', size_sqft: 2000 }],
  ['a home larger than the page can ask for', { size_sqft: 4000 }],
  ['an office smaller than that', { type: 'office', size_sqft: 800 }],
  ['a project without a size', { size_sqft: null }],
  ['a project without a grade', { grade: null }],
] as const)('%s asks nothing in its place', (_what, facts) => {
  expect(rangeHref({ ...home, ...facts })).toBe('/what-it-costs');
});

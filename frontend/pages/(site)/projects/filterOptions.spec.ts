import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';
import type { ShownProjects } from './readProjects.ts';

const list = (query: Partial<ShownProjects['query']>, total: number): ShownProjects => ({
  data: [],
  pagination: { page: 1, pages: 1, limit: 12, total },
  everything: 10,
  filters: {
    type: [],
    size: [
      { value: 'small', label: 'small', count: 7 },
      { value: 'large', label: 'large', count: 1 },
    ],
    place: [],
  },
  query: { page: 1, type: '', size: '', place: '', ...query },
});
const all = (query: Partial<ShownProjects['query']>, total: number) =>
  filterOptions(list(query, total), 'size')[0]?.count;

test('all are as many as there are, those without a value among them', () => {
  expect([all({}, 10), all({ size: 'small' }, 7)]).toEqual([10, 10]);
});

test('how many all would be is not said where another choice leaves some out', () => {
  expect(all({ size: 'small', type: 'home' }, 3)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { fittingProjects } from './fittingProjects.ts';

const base = {
  id: 1,
  slug: '',
  type: 'home',
  rooms: '',
  size_sqft: null,
  year: null,
  on_home: false,
  position: 1,
  publish_at: null,
  version: 1,
  cover: null,
  pictures: 0,
  pictures_without_alt: 0,
  updated_at: '2026-01-01T00:00:00.000Z',
} as const;
const projects: AdminProjectCard[] = [
  { ...base, id: 1, title: 'The Verandah Flat', place: 'Sector 108, Noida', status: 'published' },
  { ...base, id: 2, title: 'Pale Ash', place: 'Sector 50, Noida', status: 'draft' },
];
const ids = (search: string, state = '') => fittingProjects(projects, { search, state }).map(({ id }) => id);

test('a project is found by its title and its place, in any order, case and accent', () => {
  expect(ids('verandah')).toEqual([1]);
  expect(ids('NOIDA āsh')).toEqual([2]);
  expect(ids('')).toEqual([1, 2]);
  expect(ids('terrazzo')).toEqual([]);
});

test('a state narrows what is found', () => {
  expect(ids('noida', 'draft')).toEqual([2]);
});

import { expect, test } from 'vitest';
import { filterAddress, filterIn } from './listFilter.ts';

const filter = { search: 'oak & teak', state: 'draft', sort: 'title' } as const;

test('what is looked for stands in the address, and is read from it again', () => {
  const address = filterAddress('/', filter);
  expect(address).toBe('/?state=draft&sort=title&search=oak+%26+teak');
  expect(filterIn(new URLSearchParams(address.slice(2)))).toEqual(filter);
});

test('all, by date, has the address that it always had', () => {
  expect(filterAddress('/', { search: '', state: '', sort: 'date' })).toBe('/');
  expect(filterAddress('/edit-blog/7?page=2', { search: '', state: '', sort: 'date' })).toBe(
    '/edit-blog/7?page=2',
  );
});

test('an order that there is not is the usual one', () => {
  expect(filterIn(new URLSearchParams('sort=colour')).sort).toBe('date');
});

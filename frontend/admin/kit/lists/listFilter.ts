import { addressWith } from '../../../api/addressWith.ts';

export const sorts = ['date', 'title', 'changed'] as const;

/** What an address says about a list; '' for all. */
export interface ListFilter {
  search: string;
  state: string;
  sort: (typeof sorts)[number];
}

export function filterIn(query: URLSearchParams): ListFilter {
  const wanted = query.get('sort');
  return {
    search: query.get('search') ?? '',
    state: query.get('state') ?? '',
    sort: sorts.find((sort) => sort === wanted) ?? 'date',
  };
}

/** @param path may have a query of its own */
export function filterAddress(path: string, { search, state, sort }: ListFilter): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(sort !== 'date' && { sort }),
    ...(search && { search }),
  });
  return addressWith(path, query);
}

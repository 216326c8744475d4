import { addressWith } from '../../../api/addressWith.ts';

/** Without default values, so that one list has one address. */
export function blogsHref({ search, page }: { search: string; page: number }): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (page > 1) query.set('page', `${page}`);
  return addressWith('/blogs', query);
}

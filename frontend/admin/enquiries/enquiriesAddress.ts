import type { EnquiryFilter } from '../../api/adminEnquiries.ts';

export function filterIn(query: URLSearchParams): EnquiryFilter {
  const read = (name: string) => query.get(name) ?? '';
  return { search: read('search'), state: read('state'), owner: read('owner'), step: read('step') };
}

export function enquiriesAddress(
  { search, state, owner, step }: EnquiryFilter,
  page = 1,
  id?: string,
): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(owner && { owner }),
    ...(step && { step }),
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  const path = id === undefined ? '/enquiries' : `/enquiries/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

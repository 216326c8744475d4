import type { EnquiryFilter } from '../../api/adminEnquiries.ts';

export function enquiriesAddress({ search, state, source }: EnquiryFilter, page = 1, id?: string): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(source && { source }),
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  const path = id === undefined ? '/enquiries' : `/enquiries/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

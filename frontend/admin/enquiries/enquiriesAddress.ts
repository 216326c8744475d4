import type { EnquiryFilter } from '../../api/adminEnquiries.ts';

/** The address of the list, or of one enquiry beside it, below the basename of the admin. */
export function enquiriesAddress({ search, state }: EnquiryFilter, page = 1, id?: string): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  const path = id === undefined ? '/enquiries' : `/enquiries/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

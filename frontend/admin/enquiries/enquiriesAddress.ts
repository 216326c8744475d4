import { addressWith } from '../../api/addressWith.ts';
import type { EnquiryFilter } from '../../api/adminEnquiries.ts';

export function enquiryFilterIn(query: URLSearchParams): EnquiryFilter {
  const read = (name: string) => query.get(name) ?? '';
  return {
    search: read('search'),
    state: read('state'),
    owner: read('owner'),
    step: read('step'),
    source: read('source'),
  };
}

export function enquiriesAddress(
  { search, state, owner, step, source }: EnquiryFilter,
  page = 1,
  id?: string,
): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(owner && { owner }),
    ...(step && { step }),
    ...(source && { source }),
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  const path = id === undefined ? '/enquiries' : `/enquiries/${id}`;
  return addressWith(path, query);
}

/** Keeps what else was chosen, and the enquiry. The browser's address is ahead of the router's while a screen is rendered. */
export function searchAddress(search: string): string {
  const opened = /\/enquiries\/([^/]+)/.exec(location.pathname)?.[1];
  return enquiriesAddress({ ...enquiryFilterIn(new URLSearchParams(location.search)), search }, 1, opened);
}

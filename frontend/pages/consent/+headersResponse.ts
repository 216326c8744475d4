/** The address is a key: no cache keeps it and no search engine lists it. */
export const headersResponse = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** The address is a key: it is kept by nobody and told to nobody. */
export const headersResponse = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

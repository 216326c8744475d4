/** Links that are shared have any number of addresses: none is worth a place in a cache. */
export const headersResponse = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-cache' };

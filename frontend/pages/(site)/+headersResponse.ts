/** Kept by browsers and proxies but asked again each time, with an answer of a few bytes when nothing changed. */
export const headersResponse = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

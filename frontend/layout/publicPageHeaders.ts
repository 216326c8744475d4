/**
 * Headers of pages that are the same for everybody: kept by browsers and proxies, but asked again each time, with an
 * answer of a few bytes when nothing changed.
 */
export const publicPageHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

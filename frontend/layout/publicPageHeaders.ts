/** The same for everybody: browsers and proxies keep it, and revalidate it on every visit. */
export const publicPageHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

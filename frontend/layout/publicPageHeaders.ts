/** The same for everybody: browsers and proxies keep it, and revalidate it on every visit. */
const shared = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const ahead = { 'Speculation-Rules': '"/speculation-rules.json"' };

/** Nothing is fetched ahead in a visit that is light on data. */
export const publicPageHeaders = ({ isLight }: { isLight?: boolean }) =>
  isLight ? shared : { ...shared, ...ahead };

/** Stands for any origin: what stays on it is on this site. */
const HERE = 'https://here.invalid';

/** The path when it leads to a page of this site, else the home page: an address from a query is anyone's to write. */
export function sameSitePath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return '/';
  // Browsers read a backslash as a slash and drop control characters: "/\evil.com" would be another site.
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : undefined;
  return url?.origin === HERE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : '/';
}

import { parseUrl } from './parseUrl.ts';

const HERE = 'https://here.invalid';

/** Anyone can write the address in a query: other sites lead to the home page. */
export function sameSitePath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return '/';
  // Browsers read a backslash as a slash and drop control characters: "/\evil.com" would be another site.
  const url = parseUrl(wanted, HERE);
  return url?.origin === HERE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : '/';
}

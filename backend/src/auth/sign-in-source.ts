import type { Request } from 'express';

/** By headers that browsers add and no page can leave out or forge; programs send neither. Older browsers send `Origin` alone. */
export function signInSource(
  { headers, host }: Pick<Request, 'headers' | 'host'>,
  siteUrl: string,
): 'page' | 'other site' | 'program' {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' ? 'other site' : 'page';
  if (headers.origin === undefined) return 'program';
  const from = URL.parse(headers.origin)?.host;
  return from && [host, new URL(siteUrl).host].includes(from) ? 'page' : 'other site';
}

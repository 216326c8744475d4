import type { IncomingHttpHeaders } from 'node:http';

/**
 * Where a sign-in comes from, by the headers that every browser adds and no page can leave out or forge.
 * Programs send neither.
 */
export function signInSource(headers: IncomingHttpHeaders): 'page' | 'other site' | 'program' {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return 'other site';
  return site !== undefined || headers.origin !== undefined ? 'page' : 'program';
}

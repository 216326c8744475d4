import type { IncomingHttpHeaders } from 'node:http';

/** By headers that every browser adds and no page can leave out or forge; programs send neither. */
export function signInSource(headers: IncomingHttpHeaders): 'page' | 'other site' | 'program' {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return 'other site';
  return site !== undefined || headers.origin !== undefined ? 'page' : 'program';
}

import type { PageContext } from 'vike/types';

/** Where the API is read for this page: directly from the backend on the server, at the same origin in the browser. */
export function apiOrigin(pageContext: PageContext): string {
  return pageContext.isClientSide ? '' : pageContext.apiOrigin;
}

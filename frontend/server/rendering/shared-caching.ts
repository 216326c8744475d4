import { isShared, type PageContent } from './rendered-page.ts';
import type { ApiEtags } from './rendered-page-cache.ts';

const FRESH_SECONDS = 5;
const STALE_SECONDS = 30;

export const SHARED_CACHING = `s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;
/** Long enough to replace the page that was cached before, and short enough to count who comes by an old address. */
export const SHARED_REDIRECT = 's-maxage=1';

/**
 * For NGINX; browsers do not see it. A 404 or 301 is cached too: it replaces the page that was cached before.
 * @param isLight then a change of the studio refreshes it for most browsers only: it is never shown beyond its seconds
 */
export function withSharedCaching<Made extends PageContent & { etags: ApiEtags }>(
  page: Made,
  isLight = false,
): Made {
  const isComplete = [...page.etags.values()].every((etag) => etag !== undefined);
  const isCached = page.status === 200 && isComplete && isShared(page.headers);
  if (!isCached && page.status !== 301 && page.status !== 404) return page;
  if (page.status === 301) return withCacheControl(page, SHARED_REDIRECT);
  return withCacheControl(page, isLight ? `s-maxage=${FRESH_SECONDS}` : SHARED_CACHING);
}

export function withCacheControl<Made extends PageContent>(page: Made, value: string): Made {
  const others = page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control');
  return { ...page, headers: [...others, ['Cache-Control', value]] };
}

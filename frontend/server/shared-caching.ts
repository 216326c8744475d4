import type { Reads } from './kept-pages.ts';
import type { Page } from './ready-page.ts';

/** Seconds for which a front shows a page without asking. */
const FRESH = 5;
/** Seconds after those in which it may show the page while the next one is being made. */
const BEING_RENEWED = 30;

/** Short, because the front reads it for every visitor. For how long a page is shown while this server fails is its own to say. */
export const SHARED = `s-maxage=${FRESH}, stale-while-revalidate=${BEING_RENEWED}`;

/**
 * The page with what a front that keeps pages needs to know. The front hides it from browsers, which ask each time.
 * Besides pages that are the same for everybody, it may keep that there is none, or where it went: else it would go on
 * showing the page that was there before.
 */
export function forFront<Made extends Page & { reads: Reads }>(page: Made): Made {
  const caching = new Headers(page.headers).get('cache-control') ?? '';
  const isComplete = [...page.reads.values()].every((etag) => etag !== undefined);
  const isShared =
    page.status === 200 && isComplete && /public/.test(caching) && !/private|no-store/.test(caching);
  if (!isShared && page.status !== 301 && page.status !== 404) return page;
  return withCaching(page, SHARED);
}

export function withCaching<Made extends Page>(page: Made, caching: string): Made {
  const others = page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control');
  return { ...page, headers: [...others, ['Cache-Control', caching]] };
}

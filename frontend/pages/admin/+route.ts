import type { PageContext } from 'vike/types';

/** The whole staff area is one page, with a router of its own. */
export function route({ urlPathname }: PageContext): boolean {
  return /^\/admin(\/|$)/.test(urlPathname);
}

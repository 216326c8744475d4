import type { PageContext } from 'vike/types';

/** All of the admin is one page with its own router. */
export function route({ urlPathname }: PageContext): boolean {
  return /^\/admin(\/|$)/.test(urlPathname);
}

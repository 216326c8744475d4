import { canonicalPath } from './canonicalPath.ts';

/** Where a page changed its address in place, its head says what the server says there: phones share that. */
export function followAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const path = canonicalPath(location.pathname, Object.fromEntries(new URLSearchParams(location.search)));
  canonical.href = new URL(path, canonical.href).href;
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', canonical.href);
}

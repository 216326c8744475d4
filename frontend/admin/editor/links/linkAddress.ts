import { parseUrl } from '../../../api/parseUrl.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEME = /^(https?|mailto|tel):/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
/** As people write it, with at least the seven digits of a local one. */
const TELEPHONE = /^\+?(?:[\s().-]*\d){7,15}$/;
const DOMAIN = /^([a-z0-9-]+\.)+[a-z]{2,}([/?#:]|$)/i;

/** Completes a short address, of this site without its origin; '' for words that are none, and for a scheme other than http, https, mailto and tel. */
export function linkAddress(typed: string, origin: string): string {
  // Browsers ignore control characters, so "java\nscript:" would pass as no scheme.
  const address = typed.trim().replaceAll(/\p{Cc}/gu, '');
  if (TELEPHONE.test(address)) return `tel:${address.replaceAll(/[^+\d]/g, '')}`;
  if (ALLOWED_SCHEME.test(address)) return withoutOrigin(address, origin);
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (DOMAIN.test(address)) return `https://${address}`;
  if (/^$|\s/.test(address) || SCHEME.test(address)) return '';
  const url = parseUrl(address, origin);
  return url ? withoutOrigin(url.href, origin) : '';
}

/** The site may move to another domain. */
function withoutOrigin(address: string, origin: string): string {
  const url = parseUrl(address);
  return url?.origin === origin ? url.pathname + url.search + url.hash : address;
}

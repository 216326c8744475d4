const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEME = /^(https?|mailto|tel):/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const DOMAIN = /^([a-z0-9-]+\.)+[a-z]{2,}([/?#:]|$)/i;

/** Completes a short address; returns '' for a scheme other than http, https, mailto and tel. */
export function linkAddress(typed: string, origin: string): string {
  // Browsers ignore control characters, so "java\nscript:" would pass as no scheme.
  const address = typed.trim().replaceAll(/\p{Cc}/gu, '');
  if (ALLOWED_SCHEME.test(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (DOMAIN.test(address)) return `https://${address}`;
  if (address === '' || SCHEME.test(address)) return '';
  return URL.canParse(address, origin) ? new URL(address, origin).href : '';
}

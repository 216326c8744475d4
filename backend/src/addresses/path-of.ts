import { studio } from '../studio/studio.js';

export const MAX_PATH_LENGTH = 200;
const MAX_DESTINATION_LENGTH = 1000;
/** Never pages: the admin, the API and built files. */
const NO_PAGE = /^\/(admin|api|assets)(\/|$)/i;
/** Of a post on a WordPress site whose addresses have no words. */
const NUMBERED = /^\/\?(?:[^#]*&)?((?:p|page_id)=[1-9]\d{0,9})(?:[&#]|$)/;

/**
 * The one way in which an address of the site is written: decoded, without query and without a slash at its end.
 * `/?p=12` keeps its number, which is all that WordPress knew it by.
 * @param url as a browser sends it, or as somebody types it @returns undefined for what is no address of a page
 */
export function pathOf(url: string): string | undefined {
  const numbered = numberedPathIn(url);
  if (numbered) return numbered;
  const [written = ''] = url.split(/[?#]/, 1);
  if (!written.startsWith('/') || NO_PAGE.test(written)) return undefined;
  const segments = written.replace(/\/$/, '').slice(1).split('/').map(decoded);
  if (written !== '/' && segments.some((segment) => !segment || segment === '.' || segment === '..'))
    return undefined;
  const path = `/${segments.join('/')}`.normalize('NFC');
  return path.length > MAX_PATH_LENGTH || NO_PAGE.test(path) ? undefined : path;
}

export function numberedPathIn(url: string): string | undefined {
  const [, number] = NUMBERED.exec(url) ?? [];
  return number && `/?${number}`;
}

/** Decoded, these would be read as other parts of an address, or not be seen at all. */
function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return /[/?#%\\\p{C}\p{Zl}\p{Zp}]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A page of the site with its query, or a whole address that begins with https. @param site the site's own origin */
export function destinationOf(typed: string, site: string): string | undefined {
  const text = typed.trim();
  if (text.length > MAX_DESTINATION_LENGTH || /[\\\p{C}]/u.test(text)) return undefined;
  if (/^https?:\/\/[^/]/i.test(text)) return fullDestination(text, site);
  const path = pathOf(text);
  if (path === undefined || !URL.canParse(text, site)) return undefined;
  const { search, hash } = new URL(text, site);
  return path === numberedPathIn(text) ? path : path + search + hash;
}

function fullDestination(text: string, site: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  if (url.host === new URL(site).host) return destinationOf(url.pathname + url.search + url.hash, site);
  return url.protocol === 'https:' && url.hostname.includes('.') ? url.href : undefined;
}

/** What a browser is sent to: of ASCII alone. */
export function locationOf(destination: string): string {
  if (!destination.startsWith('/')) return destination;
  const [path = ''] = destination.split(/[?#]/, 1);
  return encodeURI(path) + destination.slice(path.length);
}

/** Of a visit that found nothing: a page, and not what programs try at every site. */
export function isWorthCounting(path: string): boolean {
  const { probes, pageEndings } = studio.missedAddresses;
  const lower = path.toLowerCase();
  if (probes.some((probe) => lower.includes(probe))) return false;
  const ending = /\.([^./]+)$/.exec(lower)?.[1];
  return ending === undefined || pageEndings.includes(ending);
}

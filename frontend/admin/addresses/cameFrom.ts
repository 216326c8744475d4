import { admin } from '../../content/admin/admin.ts';

const words = admin.addresses.missed;
const SEARCH = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia)\./;
const NAMES: Partial<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  yahoo: 'Yahoo',
  ecosia: 'Ecosia',
};

/** @param host of the page before @param own that of this site */
export function cameFrom(host: string | null, own: string): string {
  if (host === null) return words.unknown;
  if (host === own) return words.here;
  const engine = NAMES[SEARCH.exec(host)?.[1] ?? ''];
  return engine === undefined ? host.replace(/^www\./, '') : words.search(engine);
}

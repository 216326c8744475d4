import { admin } from '../../content/admin/admin.ts';

const words = admin.addresses.missed;
const engines = new Map(Object.entries(words.engines));
const SEARCH = new RegExp(`(?:^|\\.)(${[...engines.keys()].join('|')})\\.`);

/** @param host of the page before @param own that of this site */
export function cameFrom(host: string | null, own: string): string {
  if (host === null) return words.unknown;
  if (host === own) return words.here;
  const engine = engines.get(SEARCH.exec(host)?.[1] ?? '');
  return engine === undefined ? host.replace(/^www\./, '') : words.search(engine);
}

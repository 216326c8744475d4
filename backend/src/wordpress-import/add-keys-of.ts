import type { ImportRun } from './import-run.entity.js';
import type { WordpressItem } from './reading/wordpress-item.schema.js';

const FORMER = ['http://', 'https://', 'http://www.', 'https://www.'];

/** By what a post that an earlier import brought in is found again: first its present key, then those it may have had. */
export function addKeysOf(
  { site }: Pick<ImportRun, 'site'>,
  { post_id, link, title }: Pick<WordpressItem, 'post_id' | 'link' | 'title'>,
): [string, ...string[]] {
  const place = placeOf(site);
  const former = FORMER.flatMap((beginning) => [`${beginning}${place}`, `${beginning}${place}/`]);
  const keyAt = (at: string) => `wordpress ${at} ${post_id || link || title}`;
  return [keyAt(place), keyAt(site), ...former.map(keyAt)];
}

/** The same for http and https, with and without www. or a slash at the end. */
function placeOf(site: string): string {
  const url = URL.parse(site);
  return url ? `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}` : site;
}

import type { ImportRun } from './import-run.entity.js';
import type { WordpressItem } from './wordpress-item.schema.js';

/** By what a post that an earlier import brought in is found again. */
export function addKeyOf(
  { site }: Pick<ImportRun, 'site'>,
  { post_id, link, title }: Pick<WordpressItem, 'post_id' | 'link' | 'title'>,
): string {
  return `wordpress ${site} ${post_id || link || title}`;
}

import { studio } from '../../studio/studio.js';
import { FOOTNOTES } from './with-footnotes.js';
import type { WordpressItem } from './wordpress-item.schema.js';

/** What stands in the text as its name alone, such as `<!-- wp:block {"ref":601} /-->`. */
const EMPTY_BLOCK = /<!--\s+wp:([a-z][\w/-]{0,80})\s([^<>]*)\/-->/g;
const PATTERN = 'block';
const MISSING = new Map([
  [PATTERN, 'The words of a pattern are missing: it is not in the export, or stands in another pattern.'],
  [FOOTNOTES, 'The footnotes are missing: they are not in the export.'],
]);
const NUMBER = /"ref":\s*(\d+)/;
const MAX_ADDED = studio.limits.maxImportMegabytes * 1024 * 1024;

/** Puts patterns, which an export holds by themselves, where texts name them: once, and not where patterns name others. */
export function withPatterns(items: WordpressItem[]): WordpressItem[] {
  const patterns = new Map(items.filter(isPattern).map(({ post_id, content }) => [post_id, content]));
  let left = MAX_ADDED;
  const filledIn = (block: string, name: string, values: string): string => {
    const [, number = ''] = NUMBER.exec(values) ?? [];
    const pattern = name === PATTERN ? patterns.get(number) : undefined;
    if (pattern === undefined || pattern.length > left) return block;
    left -= pattern.length;
    return pattern;
  };
  return items.map((item) =>
    isPattern(item) ? item : { ...item, content: item.content.replaceAll(EMPTY_BLOCK, filledIn) },
  );
}

function isPattern({ post_type }: WordpressItem): boolean {
  return post_type === 'wp_block';
}

/** Whole sentences about blocks whose words a text does not hold. */
export function problemsOfBlocks(content: string): string[] {
  return [...content.matchAll(EMPTY_BLOCK)].map(
    ([, name = '']) =>
      MISSING.get(name) ??
      `The block “${name}” is missing: WordPress puts it together anew whenever somebody reads it.`,
  );
}

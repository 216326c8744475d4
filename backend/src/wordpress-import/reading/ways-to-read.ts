import { partBlocks } from './paragraphs.js';
import { MAIN_PICTURE } from './read-post.js';
import type { WordpressItem } from './wordpress-item.schema.js';

const AROUND_ROWS = /<\/?(?:table|thead|tbody|tfoot|colgroup|col)(?:\s[^<>]*)?>/gi;
const ROW = /<(\/?)(?:tr|caption)(?:\s[^<>]*)?>/gi;
const CELLS = /(?:<\/?t[dh](?:\s[^<>]*)?>\s*)+/gi;
const END_OF_CODE = /<\/(?:script|style)\s*>/i;
const CODE = /<(?:script|style)[\s>][^]*/i;
const BREAK = /<br(?:\s[^<>]*)?\/?>/gi;
const TAG = /<[^<>]*>/g;

export interface WayToRead {
  item: WordpressItem;
  /** Whole sentences: what is lost on this way. */
  problems: string[];
}

/** The next way is for what the one before could not bring in. */
export function* waysToRead(item: WordpressItem): Generator<WayToRead> {
  yield { item, problems: [] };
  const content = rowsAsParagraphs(item.content);
  if (content !== item.content)
    yield {
      item: { ...item, content },
      problems: ['A table was too large to be kept, so each row of its tables became a paragraph.'],
    };
  yield {
    item: { ...item, content: wordsAlone(item.content), meta: { ...item.meta, [MAIN_PICTURE]: '' } },
    problems: [
      'Its text could not be kept as it was, so only its words are here, without pictures, links and formatting.',
    ],
  };
}

function rowsAsParagraphs(content: string): string {
  return content.replaceAll(AROUND_ROWS, '').replaceAll(ROW, '<$1p>').replaceAll(CELLS, ' ');
}

/** Of any length and depth, so nothing here parses. */
function wordsAlone(content: string): string {
  const withoutCode = content.split(END_OF_CODE).map((part) => part.replace(CODE, ''));
  return partBlocks(withoutCode.join(' ').replaceAll(BREAK, '\n'))
    .replaceAll(TAG, '')
    .replaceAll('<', '&lt;');
}

import { z } from 'zod';
import type { WordpressItem } from './wordpress-item.schema.js';

const PLACE = /<!--\s+wp:footnotes\s[^<>]*\/-->/;
const MARK = /<sup data-fn="[^"<>]{1,100}"[^<>]{0,200}><a\s[^<>]{1,300}>(\d{1,4})<\/a><\/sup>/g;
const footnotesSchema = z.array(z.object({ content: z.string() }));
export const FOOTNOTES = 'footnotes';

/** WordPress keeps them beside a text, in the order of their numbers there. */
export function withFootnotes(item: WordpressItem): WordpressItem {
  const notes = footnotesIn(item.meta[FOOTNOTES] ?? '').map(({ content }) => `<li>${content}</li>`);
  if (notes.length === 0) return item;
  const list = `<!-- wp:list --><ol>${notes.join('')}</ol><!-- /wp:list -->`;
  return { ...item, content: item.content.replace(PLACE, () => list).replaceAll(MARK, '<sup>$1</sup>') };
}

function footnotesIn(text: string): z.infer<typeof footnotesSchema> {
  try {
    return footnotesSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

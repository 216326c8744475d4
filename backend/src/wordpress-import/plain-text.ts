import { decodeHTML } from 'entities';
import { cleanHtml } from '../blog/text/clean-html.js';

/** Of an emoji, which takes two places. */
const HALF_LETTER = /\p{Cs}$/u;
const TAG = /<[^<>]*>/g;

/** The words alone: titles and summaries of WordPress hold entities, sometimes tags and even code. */
export function plainText(html: string): string {
  const clean = cleanHtml(html, { siteHost: '', isDraft: false });
  return decodeHTML(clean.replaceAll(TAG, ' ')).replaceAll(/\s+/g, ' ').trim();
}

export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(HALF_LETTER, '');
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || maxLength).trim();
}

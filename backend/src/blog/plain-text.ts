import { decodeHTML } from 'entities';
import { cleanHtml } from './text/clean-html.js';

/** Part no words. */
const INLINE_TAG = /<\/?(?:a|b|cite|em|i|s|strong|u)(?:\s[^<>]*)?>/g;
const BETWEEN_ELEMENTS = /<\/\w+>(?=<\w)/g;
const TAG = /<[^<>]*>/g;

/** The words alone, of HTML from elsewhere: no tags, entities or code. */
export function plainText(html: string): string {
  const clean = cleanHtml(html, { siteHost: '', isDraft: false });
  const words = clean.replaceAll(BETWEEN_ELEMENTS, ' ').replaceAll(INLINE_TAG, '').replaceAll(TAG, ' ');
  return decodeHTML(words).replaceAll(/\s+/g, ' ').trim();
}

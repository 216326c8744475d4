import { decodeHTMLStrict, escapeUTF8 } from 'entities';

const ENCODED_TAG = /&(lt|#0*60|#x0*3c);\s*[a-z/!]/i;

/** The one place where a post's HTML becomes the text that is stored and sent. */
export function encodeDescription(html: string): string {
  return escapeUTF8(html);
}

/**
 * The one place where a sent text becomes HTML. Encoded text holds no `<` at all, and what we encode always begins with
 * a tag: so a text with a `<` is HTML as it is, one without but with an encoded tag is decoded once, and anything else
 * is HTML that happens to have no tags.
 */
export function decodeDescription(sent: string): string {
  return !sent.includes('<') && ENCODED_TAG.test(sent) ? decodeHTMLStrict(sent) : sent;
}

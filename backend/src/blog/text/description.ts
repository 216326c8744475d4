import { decodeHTMLStrict, escapeUTF8 } from 'entities';

const ENCODED_TAG = /&(lt|#0*60|#x0*3c);\s*[a-z/!]/i;

export function encodeDescription(html: string): string {
  return escapeUTF8(html);
}

/** Encoded text holds no `<`, and always begins with an encoded tag. Anything else is HTML already. */
export function decodeDescription(sent: string): string {
  return !sent.includes('<') && ENCODED_TAG.test(sent) ? decodeHTMLStrict(sent) : sent;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that no XML may hold, however they are written. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\p{Cs}\ufffe\uffff]/gu;

/** A text as the content of an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element with a text in it. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

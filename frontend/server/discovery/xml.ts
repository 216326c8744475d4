const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\p{Cs}\ufffe\uffff]/gu;

export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

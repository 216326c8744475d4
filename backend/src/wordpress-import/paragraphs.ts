const BLOCK =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul';
const BEGINNING = new RegExp(`<(?:${BLOCK})(?:\\s[^<>]*)?/?>`, 'gi');
const END = new RegExp(`</(?:${BLOCK})\\s*>`, 'gi');
const IS_BLOCK = new RegExp(`^</?(?:${BLOCK})[\\s/>]`, 'i');

/** WordPress keeps texts of its classic editor without paragraphs: an empty line parts two, a line end is a line end. */
export function addParagraphs(text: string): string {
  return partBlocks(text.replaceAll(/\r\n?/g, '\n'))
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (IS_BLOCK.test(part) ? part : `<p>${withBreaks(part)}</p>`))
    .join('\n');
}

/** An empty line before and after each. */
export function partBlocks(text: string): string {
  return text.replaceAll(BEGINNING, '\n\n$&').replaceAll(END, '$&\n\n');
}

function withBreaks(text: string): string {
  return text.replaceAll(/(<[^<>]*>)|\n/g, (_all, tag: string | undefined) => tag ?? '<br>');
}

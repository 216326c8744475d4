const BLOCK =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul';
const BEGINNING = new RegExp(`<(?:${BLOCK})(?:\\s[^<>]*)?/?>`, 'gi');
const END = new RegExp(`</(?:${BLOCK})\\s*>`, 'gi');
const BEFORE_WORDS =
  /^<(?:address|article|aside|blockquote|center|dd|details|div|dt|figcaption|footer|form|h[1-6]|header|hr|li|main|nav|p|section|td|th)(?:\s[^<>]*)?\/?>\s*/i;
const LINE_END = new RegExp(`(<[^<>]*>)|(?<!<br ?/?>)\\n(</(?:${BLOCK})\\s*>)?`, 'gi');
const END_OF_PRE = /(<\/pre\s*>)/i;
const PRE = /<pre(?:\s[^<>]*)?>\n?/i;
const IS_BLOCK = new RegExp(`^</?(?:${BLOCK})[\\s/>]`, 'i');

/** WordPress keeps texts of its classic editor without paragraphs: an empty line parts two, a line end is a line end. */
export function addParagraphs(text: string): string {
  return partBlocks(text)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(withLineEnds)
    .join('\n');
}

function withLineEnds(part: string): string {
  const [beginning = ''] = BEFORE_WORDS.exec(part) ?? [];
  if (beginning) return beginning.trimEnd() + withBreaks(part.slice(beginning.length));
  return IS_BLOCK.test(part) ? part : `<p>${withBreaks(part)}</p>`;
}

/** Where it stands as it was typed, an empty line parts nothing. */
export function withLinesOfPre(text: string): string {
  const parts = text.replaceAll(/\r\n?/g, '\n').split(END_OF_PRE);
  return parts
    .map((part) => {
      const { 0: pre, index } = PRE.exec(part) ?? { 0: '', index: part.length };
      const words = part.slice(index + pre.length).trimEnd();
      return part.slice(0, index) + pre.trimEnd() + withBreaks(words);
    })
    .join('');
}

/** An empty line before and after each. */
export function partBlocks(text: string): string {
  return text.replaceAll(BEGINNING, '\n\n$&').replaceAll(END, '$&\n\n');
}

function withBreaks(text: string): string {
  return text.replaceAll(LINE_END, (_all, tag?: string, end?: string) => tag ?? end ?? '<br>');
}

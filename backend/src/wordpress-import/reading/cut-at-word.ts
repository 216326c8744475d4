/** Of an emoji, which takes two places. */
const HALF_LETTER = /\p{Cs}$/u;

export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(HALF_LETTER, '');
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || maxLength).trim();
}

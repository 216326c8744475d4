const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** By grapheme, so that no accent or conjunct is torn apart. */
export function truncateLetters(text: string, count: number): string {
  const all = [...letters.segment(text)];
  if (all.length <= count) return text;
  const shown = all.slice(0, count).map((letter) => letter.segment);
  return `${shown.join('')}…`;
}

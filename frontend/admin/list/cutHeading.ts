/** Letters of a heading that the table shows, from the specification of the list. */
const HEADING_LIMIT = 110;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts after whole letters as people see them, so that no accent or conjunct is torn in two. */
export function cutHeading(heading: string): string {
  const all = [...letters.segment(heading)];
  if (all.length <= HEADING_LIMIT) return heading;
  const kept = all.slice(0, HEADING_LIMIT).map((letter) => letter.segment);
  return `${kept.join('')}…`;
}

import { ADMIN_HEADING_LETTERS } from '../../content/business-constants.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts after whole letters as people see them, so that no accent or conjunct is torn in two. */
export function truncateHeading(heading: string): string {
  const all = [...letters.segment(heading)];
  if (all.length <= ADMIN_HEADING_LETTERS) return heading;
  const kept = all.slice(0, ADMIN_HEADING_LETTERS).map((letter) => letter.segment);
  return `${kept.join('')}…`;
}

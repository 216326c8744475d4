import { ADMIN_HEADING_LETTERS } from '../../content/business-constants.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** By grapheme, so that no accent or conjunct is torn apart. */
export function truncateHeading(heading: string): string {
  const all = [...letters.segment(heading)];
  if (all.length <= ADMIN_HEADING_LETTERS) return heading;
  const shown = all.slice(0, ADMIN_HEADING_LETTERS).map((letter) => letter.segment);
  return `${shown.join('')}…`;
}

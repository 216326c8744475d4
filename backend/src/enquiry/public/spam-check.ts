import type { NewEnquiry } from './enquiry.schema.js';

/** Nobody opens a page, reads a form and fills in five fields faster than this. */
const SHORTEST_FILL_MS = 3_000;

/**
 * Why an enquiry looks like a program's work, if it does. Judged only by what our own form adds: an enquiry without
 * those fields is no suspect. No clock is asked: the page measures how long it has been open.
 */
export function spamReasonOf(enquiry: Pick<NewEnquiry, 'website' | 'elapsed_ms'>): string | null {
  if (enquiry.website) return 'The hidden field was filled in.';
  const { elapsed_ms: elapsed = Infinity } = enquiry;
  return elapsed < SHORTEST_FILL_MS ? 'The form was filled in faster than anybody can type.' : null;
}

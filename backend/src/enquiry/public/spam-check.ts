import type { NewEnquiry } from './enquiry.schema.js';

const MIN_FILL_MS = 3_000;

/** Only our own form sends these fields; the page measures its age itself, so that no clocks are compared. */
export function runSpamCheck(enquiry: Pick<NewEnquiry, 'website' | 'elapsed_ms'>): string | null {
  if (enquiry.website) return 'The hidden field was filled in.';
  const { elapsed_ms: elapsed = Infinity } = enquiry;
  return elapsed < MIN_FILL_MS ? 'The form was filled in faster than anybody can type.' : null;
}

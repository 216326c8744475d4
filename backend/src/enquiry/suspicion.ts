import type { NewEnquiry } from './enquiry.schema.js';

/** Nobody reads a form and fills in five fields faster than this. */
const SHORTEST_FILL_MS = 3_000;

/**
 * Why an enquiry looks like a program's work, if it does. Judged only by what our own form adds: an enquiry without
 * those fields is no suspect, nor is one whose clock runs ahead of ours.
 */
export function suspicionOf(
  enquiry: Pick<NewEnquiry, 'website' | 'started_at'>,
  now: number,
): string | undefined {
  if (enquiry.website) return 'The hidden field was filled in.';
  const fillMs = enquiry.started_at === undefined ? undefined : now - enquiry.started_at;
  if (fillMs !== undefined && fillMs >= 0 && fillMs < SHORTEST_FILL_MS)
    return 'The form was filled in faster than anybody can type.';
  return undefined;
}

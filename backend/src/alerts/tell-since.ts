import type { WorkingHours } from 'content/schemas/hours';
import { opensAt } from './opens-at.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * What was due earlier is no alarm: it came with an import, or nobody looked for a fortnight. What fell due while the
 * studio was closed counts from its opening.
 * @returns milliseconds since 1970
 */
export function tellSince(now: number, hours: WorkingHours): number {
  let since = now - 14 * DAY_MS;
  const opening = opensAt(since, hours);
  for (const step of [DAY_MS, HOUR_MS, MINUTE_MS])
    while (opensAt(since - step, hours) === opening) since -= step;
  return since;
}

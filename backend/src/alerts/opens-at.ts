import { callDue } from 'content/callDue';
import type { WorkingHours } from 'content/schemas/hours';
import { studio } from '../studio/studio.js';

/** The first moment from `moment` on at which the studio is open: itself while it is. */
export function opensAt(moment: number, hours: WorkingHours): number {
  return callDue(moment, { ...hours, callWithinHours: 0 }, studio.locale.timeZone);
}

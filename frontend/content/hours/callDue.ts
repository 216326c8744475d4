import { dayAfter, dayOf, openPeriod } from './openPeriod.ts';
import type { WorkingHours } from '../schemas/hours.ts';

const HOUR = 3_600_000;

/** The moment by which somebody who wrote at `moment` is to be called: so many working hours later. */
export function callDue(moment: number, hours: WorkingHours, timeZone: string): number {
  let left = hours.callWithinHours * HOUR;
  for (let day = dayOf(moment, timeZone); ; day = dayAfter(day)) {
    const period = openPeriod(day, hours, timeZone);
    if (!period) continue;
    const start = Math.max(moment, period.begins);
    const open = Math.max(0, period.ends - start);
    if (open > 0 && left <= open) return start + left;
    left -= open;
  }
}

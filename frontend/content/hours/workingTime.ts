import { dayAfter, dayOf, openPeriod } from './openPeriod.ts';
import type { WorkingHours } from '../schemas/hours.ts';

/** For how long the studio was open between two moments, in milliseconds. */
export function workingTime(from: number, to: number, hours: WorkingHours, timeZone: string): number {
  const last = dayOf(to, timeZone);
  let open = 0;
  for (let day = dayOf(from, timeZone); day <= last; day = dayAfter(day)) {
    const period = openPeriod(day, hours, timeZone);
    if (period) open += Math.max(0, Math.min(to, period.ends) - Math.max(from, period.begins));
  }
  return open;
}

/** Whether the studio is open, and until when it stays so. */
export function openNow(now: number, hours: WorkingHours, timeZone: string) {
  for (let day = dayOf(now, timeZone); ; day = dayAfter(day)) {
    const period = openPeriod(day, hours, timeZone);
    if (!period || period.ends <= now) continue;
    return period.begins <= now
      ? { is_open: true, until: period.ends }
      : { is_open: false, until: period.begins };
  }
}

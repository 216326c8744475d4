import locale from '../../../studio/locale.json' with { type: 'json' };
import workingHours from '../../../studio/working-hours.json' with { type: 'json' };
import { studioOffset } from '../../content/studioOffset.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const holidays: string[] = workingHours.holidays;
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: locale.timeZone });
const weekday = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' });

/** The moment by which somebody who wrote at `moment` is to be called: so many working hours later. */
export function callDue(moment: number): number {
  let left = workingHours.callWithinHours * HOUR;
  for (let day = calendar.format(moment); ; day = dayAfter(day)) {
    const start = Math.max(moment, momentOf(day, workingHours.begins));
    const open = isWorkingDay(day) ? Math.max(0, momentOf(day, workingHours.ends) - start) : 0;
    if (open > 0 && left <= open) return start + left;
    left -= open;
  }
}

function isWorkingDay(day: string): boolean {
  return workingHours.days.includes(weekday.format(new Date(day))) && !holidays.includes(day);
}

function momentOf(day: string, clock: string): number {
  const time = `${day}T${clock}`;
  return Date.parse(`${time}${studioOffset(time)}`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

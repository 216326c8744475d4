import type { WorkingHours } from './schemas/hours.ts';
import { zoneOffset } from './zoneOffset.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The moment by which somebody who wrote at `moment` is to be called: so many working hours later. */
export function callDue(moment: number, hours: WorkingHours, timeZone: string): number {
  let left = hours.callWithinHours * HOUR;
  const today = calendarOf(timeZone).format(moment);
  for (let day = today; ; day = dayAfter(day)) {
    const times = openOn(day, hours);
    if (!times) continue;
    const momentOf = (clock: string) =>
      Date.parse(`${day}T${clock}${zoneOffset(`${day}T${clock}`, timeZone)}`);
    const start = Math.max(moment, momentOf(times.begins));
    const open = Math.max(0, momentOf(times.ends) - start);
    if (open > 0 && left <= open) return start + left;
    left -= open;
  }
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** To make one takes much longer than to ask it. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
}

function openOn(day: string, { days, holidays }: WorkingHours) {
  const name = WEEKDAYS[new Date(day).getUTCDay()];
  return name && !holidays.some(({ date }) => date === day) ? days[name] : null;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

import type { WorkingHours } from '../schemas/hours.ts';
import { zoneOffset } from './zoneOffset.ts';

const DAY = 24 * 3_600_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface Period {
  begins: number;
  ends: number;
}

/** When the studio is open on a day. @param day YYYY-MM-DD @returns undefined when it is closed */
export function openPeriod(
  day: string,
  { days, holidays }: WorkingHours,
  timeZone: string,
): Period | undefined {
  const name = WEEKDAYS[new Date(day).getUTCDay()];
  const times = name && !holidays.some(({ date }) => date === day) ? days[name] : null;
  if (!times) return undefined;
  const momentOf = (clock: string) => Date.parse(`${day}T${clock}${zoneOffset(`${day}T${clock}`, timeZone)}`);
  return { begins: momentOf(times.begins), ends: momentOf(times.ends) };
}

/** YYYY-MM-DD by the clock of the studio. */
export function dayOf(moment: number, timeZone: string): string {
  return calendarOf(timeZone).format(moment);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** To make one takes much longer than to ask it. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
}

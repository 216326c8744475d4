import locale from '../../../../studio/locale.json' with { type: 'json' };
import { studioOffset } from '../../../content/hours/studioOffset.ts';

const { language, timeZone } = locale;

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const calendar = new Intl.DateTimeFormat(language, {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A moment by the clock of the studio, as a field for day and time holds it: YYYY-MM-DDTHH:MM. */
export function studioDateTime(moment: string): string {
  return local.format(new Date(moment)).replace(' ', 'T');
}

/** A day of the studio's calendar: YYYY-MM-DD. */
export function studioDay(moment: string | number): string {
  return local.format(new Date(moment)).slice(0, 10);
}

/** The moment that a clock of the studio shows. @param time YYYY-MM-DDTHH:MM @returns undefined for none that exists */
export function studioMoment(time: string): Date | undefined {
  if (Number.isNaN(Date.parse(`${time}Z`))) return undefined;
  return new Date(`${time}${studioOffset(time)}`);
}

const weekday = new Intl.DateTimeFormat(language, {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const monthName = new Intl.DateTimeFormat(language, { timeZone, month: 'long' });

/** By the calendar of the studio: "Tuesday 24 November". */
export function formatStudioDay(moment: string): string {
  return weekday.format(new Date(moment)).replaceAll(',', '');
}

export function formatStudioMonth(moment: string): string {
  return monthName.format(new Date(moment));
}

/** "at 14:31" on the day of `now`, otherwise "on Monday 23 November at 14:31". */
export function formatStudioMoment(moment: string, now: string): string {
  const time = `at ${formatStudioClock(moment)}`;
  return isSameDay(moment, now) ? time : `on ${formatStudioDay(moment)} ${time}`;
}

export function isSameDay(moment: string, now: string): boolean {
  return studioDay(moment) === studioDay(now);
}

/** HH:MM by the clock of the studio. */
export function formatStudioClock(moment: Date | string | number): string {
  return clock.format(new Date(moment));
}

/** A moment in words, by the clock of the studio: "Saturday 31 January 2026 at 09:30". */
export function formatStudioTime(moment: Date | string): string {
  const date = new Date(moment);
  // Browsers disagree about commas between a weekday and its date.
  return `${calendar.format(date).replaceAll(',', '')} at ${clock.format(date)}`;
}

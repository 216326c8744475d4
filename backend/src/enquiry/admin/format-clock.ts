import { studio } from '../../studio/studio.js';

const { language, timeZone } = studio.locale;
const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' });

/** "28 November 2027" */
export function formatDate(moment: Date): string {
  return date.format(moment);
}

/** "Saturday, 28 November at 11:00", by the clock of the studio. */
export function formatDay(moment: Date): string {
  return `${day.format(moment)} at ${clock.format(moment)}`;
}

/** "at 14:31" today, with the day on another. */
export function formatClock(moment: Date): string {
  return day.format(moment) === day.format(new Date())
    ? `at ${clock.format(moment)}`
    : `on ${formatDay(moment)}`;
}

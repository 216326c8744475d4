import { studio } from '../studio/studio.js';

const atStudio = new Intl.DateTimeFormat('en-CA', {
  timeZone: studio.locale.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** YYYY-MM-DD. */
export function todayAtStudio(now = new Date()): string {
  const parts = Object.fromEntries(atStudio.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

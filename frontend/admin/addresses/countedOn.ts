import locale from '../../../studio/locale.json' with { type: 'json' };
import { admin } from '../../content/admin/admin.ts';

const words = admin.addresses.days;
const DAY_MS = 86_400_000;

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: locale.timeZone });
const dayAndMonth = new Intl.DateTimeFormat(locale.language, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "27, last today". @param last YYYY-MM-DD by the calendar of the studio */
export function countedOn(count: number, last: string, now: number): string {
  return `${count}, ${lastDay(last, now)}`;
}

function lastDay(day: string, now: number): string {
  if (day === isoDay.format(now)) return words.today;
  if (day === isoDay.format(now - DAY_MS)) return words.yesterday;
  return words.on(dayAndMonth.format(new Date(day)));
}

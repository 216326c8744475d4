import locale from '../../../../studio/locale.json' with { type: 'json' };
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioClock, isSameDay, studioDateTime } from './studioTime.ts';

const words = admin.lastUse;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { language, timeZone } = locale;
const inYear = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });
const before = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' });

const yearOf = (moment: string) => studioDateTime(moment).slice(0, 4);

/** By the calendar of the studio: "3 November", with the year where it is another one. */
export function formatDayShort(moment: string, now: number): string {
  const isThisYear = yearOf(moment) === yearOf(new Date(now).toISOString());
  return (isThisYear ? inYear : before).format(new Date(moment));
}

/** "now", "12 minutes ago", "today, 14:20", "yesterday, 21:14", "3 November". */
export function formatLastUse(moment: string | null, now: number): string {
  if (moment === null) return words.never;
  const past = now - Date.parse(moment);
  if (past < 2 * MINUTE) return words.now;
  if (past < HOUR) return words.minutes(Math.floor(past / MINUTE));
  const time = formatStudioClock(moment);
  if (isSameDay(moment, new Date(now).toISOString())) return words.today(time);
  if (isSameDay(moment, new Date(now - DAY).toISOString())) return words.yesterday(time);
  return formatDayShort(moment, now);
}

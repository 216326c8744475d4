import locale from '../../../studio/locale.json' with { type: 'json' };
import { admin } from '../../content/admin/admin.ts';
import { type Checked, checked, look } from './Finding.ts';

const { found, places } = admin.check;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_AFTER_DAYS = 30;
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;
/** Days have no zone. */
const calendar = new Intl.DateTimeFormat(locale.language, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** @param day YYYY-MM-DD */
export function formatDateOfPost(day: string): string {
  return calendar.format(new Date(day));
}

/** For what is not on the site yet. @param day YYYY-MM-DD, blank for today's @param firstDay on the site */
export function checkDate(day: string, firstDay: string): Checked {
  if (Number.isNaN(Date.parse(day))) return checked([], found.dateFine);
  const at = { key: 'date', where: places.date, place: { field: 'date_at' } };
  const age = Math.round((Date.parse(firstDay) - Date.parse(day)) / DAY_MS);
  return checked(
    [
      age < 0 && look(at, found.dateFuture(formatDateOfPost(day))),
      age > OLD_AFTER_DAYS && look(at, found.dateOld(formatDateOfPost(day), ageInWords(age))),
    ],
    found.dateFine,
  );
}

function ageInWords(days: number): string {
  if (days >= DAYS_OF_YEAR) return found.years(Math.floor(days / DAYS_OF_YEAR));
  return found.months(Math.floor(days / DAYS_OF_MONTH));
}

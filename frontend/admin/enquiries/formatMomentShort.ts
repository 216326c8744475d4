import locale from '../../../studio/locale.json' with { type: 'json' };

const { language, timeZone } = locale;
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const calendar = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'short' });

/** In the studio's time zone: the time today, otherwise the day. */
export function formatMomentShort(moment: string): string {
  const date = new Date(moment);
  return day.format(date) === day.format(new Date()) ? clock.format(date) : calendar.format(date);
}

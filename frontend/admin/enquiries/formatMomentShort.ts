import locale from '../../../studio/locale.json' with { type: 'json' };

const { language, timeZone } = locale;
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const dayAndMonth = { timeZone, day: 'numeric', month: 'short' } as const;
const calendar = new Intl.DateTimeFormat(language, dayAndMonth);
const wholeDate = new Intl.DateTimeFormat(language, { ...dayAndMonth, year: 'numeric' });

/** In the studio's time zone: the time today, otherwise the day, with its year unless that is the present one. */
export function formatMomentShort(moment: string): string {
  const date = new Date(moment);
  const [that, today] = [day.format(date), day.format(new Date())];
  if (that === today) return clock.format(date);
  return (that.slice(0, 4) === today.slice(0, 4) ? calendar : wholeDate).format(date);
}

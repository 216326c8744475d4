const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('sv-SE', zone);
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' });

/** In the studio's time zone: the time today, otherwise the day. */
export function formatMomentShort(moment: string): string {
  const date = new Date(moment);
  return day.format(date) === day.format(new Date()) ? clock.format(date) : calendar.format(date);
}

const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('sv-SE', zone);
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' });

/** By the clock of the studio: the time of a moment of today, the day of any other. */
export function momentShort(moment: string): string {
  const date = new Date(moment);
  return day.format(date) === day.format(new Date()) ? clock.format(date) : calendar.format(date);
}

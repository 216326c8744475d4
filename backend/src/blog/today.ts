const inNoida = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is at the studio, YYYY-MM-DD. */
export function todayAtStudio(now = new Date()): string {
  const parts = Object.fromEntries(inNoida.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

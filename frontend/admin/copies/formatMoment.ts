const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** In this browser's time zone: "at 15:37", or "on 30 January at 15:37". */
export function formatMoment(moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? `at ${time.format(moment)}` : `on ${dayAndTime.format(moment)}`;
}

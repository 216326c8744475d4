import locale from '../../../../studio/locale.json' with { type: 'json' };

const { language } = locale;
const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayAndTime = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** In this browser's time zone: "at 15:37", or "on 30 January at 15:37". */
export function formatMoment(moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? `at ${time.format(moment)}` : `on ${dayAndTime.format(moment)}`;
}

import locale from '../../studio/locale.json' with { type: 'json' };

type Clock = Pick<typeof locale, 'language' | 'timeZone'>;

/** By when somebody is called, by the clock of the studio: "by 11:10 on Monday, 23 November". */
export function formatDue(moment: number | string | Date, clock: Clock = locale): string {
  const { time, day } = dueInParts(moment, clock);
  return `by ${time} on ${day}`;
}

/** For where the time and the day are marked. */
export function dueInParts(moment: number | string | Date, { language, timeZone }: Clock = locale) {
  const at = new Date(moment);
  const inWords = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
  const time = inWords({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { time, day: `${inWords({ weekday: 'long' })}, ${inWords({ day: 'numeric', month: 'long' })}` };
}

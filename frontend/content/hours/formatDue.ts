import locale from '../../../studio/locale.json' with { type: 'json' };

type Clock = Pick<typeof locale, 'language' | 'timeZone'>;

/** By when somebody is called, by the clock of the studio: "by 11:10 on Monday, 23 November". */
export function formatDue(moment: number | string | Date, clock: Clock = locale): string {
  const { time, day } = dueInParts(moment, clock);
  return `by ${time} on ${day}`;
}

/** For where the time and the day are marked. */
export function dueInParts(moment: number | string | Date, clock: Clock = locale) {
  const inWords = wordsOf(moment, clock);
  const time = inWords({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { time, day: `${inWords({ weekday: 'long' })}, ${inWords({ day: 'numeric', month: 'long' })}` };
}

/** By the clock of the studio: "Saturday, 21 November 2026, 6:10 pm". */
export function momentInWords(moment: number | string | Date, clock: Clock = locale): string {
  const inWords = wordsOf(moment, clock);
  const time = inWords({ hour: 'numeric', minute: '2-digit' });
  return `${dueInParts(moment, clock).day} ${inWords({ year: 'numeric' })}, ${time}`;
}

function wordsOf(moment: number | string | Date, { language, timeZone }: Clock) {
  const at = new Date(moment);
  return (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
}

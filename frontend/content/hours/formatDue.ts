import locale from '../../../studio/locale.json' with { type: 'json' };

type Clock = Pick<typeof locale, 'language' | 'timeZone'>;

type Moment = number | string | Date;

/** By when somebody is called, by the clock of the studio, for staff: "by 16:10 on Monday, 23 November". */
export function formatDue(moment: Moment, clock: Clock = locale): string {
  return `by ${dueTime(moment, clock)} on ${dayInWords(moment, clock)}`;
}

export function dueTime(moment: Moment, clock: Clock = locale): string {
  return wordsOf(moment, clock)({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The same for visitors: "by 4:10 pm on Monday, 23 November". */
export function formatPromised(moment: Moment, clock: Clock = locale): string {
  return `by ${promisedTime(moment, clock)} on ${dayInWords(moment, clock)}`;
}

export function promisedTime(moment: Moment, clock: Clock = locale): string {
  const time = wordsOf(moment, clock)({ hour: 'numeric', minute: '2-digit' });
  return time.replaceAll(/\s/g, '\u{a0}');
}

export function dayInWords(moment: Moment, clock: Clock = locale): string {
  const inWords = wordsOf(moment, clock);
  return `${inWords({ weekday: 'long' })}, ${inWords({ day: 'numeric', month: 'long' })}`;
}

/** By the clock of the studio: "Saturday, 21 November 2026, 6:10 pm". */
export function momentInWords(moment: Moment, clock: Clock = locale): string {
  const year = wordsOf(moment, clock)({ year: 'numeric' });
  return `${dayInWords(moment, clock)} ${year}, ${promisedTime(moment, clock)}`;
}

function wordsOf(moment: Moment, { language, timeZone }: Clock) {
  const at = new Date(moment);
  return (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
}

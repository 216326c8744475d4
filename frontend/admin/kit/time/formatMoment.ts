import locale from '../../../../studio/locale.json' with { type: 'json' };
import { formatStudioClock, studioDay } from './studioTime.ts';

const { language, timeZone } = locale;
const day = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });

/** By the clock of the studio: "at 15:37", or "on 30 January at 15:37". */
export function formatMoment(moment: number, now = Date.now()): string {
  const time = `at ${formatStudioClock(moment)}`;
  return studioDay(moment) === studioDay(now) ? time : `on ${day.format(moment)} ${time}`;
}

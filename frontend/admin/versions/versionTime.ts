import locale from '../../../studio/locale.json' with { type: 'json' };
import type { VersionHead } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioClock, isSameDay, studioDateTime } from '../kit/time/studioTime.ts';

const words = admin.versions;
const DAY_MS = 24 * 60 * 60 * 1000;
const { language, timeZone } = locale;
const dayOfYear = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });
const fullDay = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' });

function nearDay(moment: string, now: string): 'today' | 'yesterday' | undefined {
  if (isSameDay(moment, now)) return 'today';
  return isSameDay(moment, new Date(Date.parse(now) - DAY_MS).toISOString()) ? 'yesterday' : undefined;
}

function dayOf(moment: string, now: string): string {
  const near = nearDay(moment, now);
  if (near) return words[near];
  const isThisYear = studioDateTime(moment).slice(0, 4) === studioDateTime(now).slice(0, 4);
  return (isThisYear ? dayOfYear : fullDay).format(new Date(moment));
}

/** "Yesterday, 18:40" by the clock of the studio. */
export function versionTime(moment: string, now: string): string {
  return `${dayOf(moment, now)}, ${formatStudioClock(moment)}`;
}

type Named = Pick<VersionHead, 'number' | 'saved_at'>;

/** Its time, with its number where another one is of the same minute. */
export function versionChoice({ number, saved_at }: Named, all: readonly Named[], now: string): string {
  const time = versionTime(saved_at, now);
  const isAlone = all.every((one) => one.number === number || versionTime(one.saved_at, now) !== time);
  return isAlone ? time : `${time}, ${words.numbered(number)}`;
}

/** As short as it can be told from the other: "yesterday’s", "that of 14 October"; of the same day "that of 18:40". */
export function versionName({ number, saved_at }: Named, other: Named, now: string): string {
  if (isSameDay(saved_at, other.saved_at)) {
    const time = formatStudioClock(saved_at);
    return time === formatStudioClock(other.saved_at) ? words.numbered(number) : words.that(time);
  }
  const near = nearDay(saved_at, now);
  return near ? words.days[near] : words.that(dayOf(saved_at, now));
}

/** To begin a sentence with: "Yesterday’s version of 18:40", "The version of 14 October, 10:00". */
export function versionSubject(moment: string, now: string): string {
  const near = nearDay(moment, now);
  return near ? words.near(words[near], formatStudioClock(moment)) : words.subject(versionTime(moment, now));
}

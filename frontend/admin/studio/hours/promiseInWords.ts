import locale from '../../../../studio/locale.json' with { type: 'json' };
import { admin } from '../../../content/admin/admin.ts';
import { callDue } from '../../../content/hours/callDue.ts';
import type { WorkingHours } from '../../../content/schemas/hours.ts';
import { studioDateTime, studioMoment } from '../../kit/time/studioTime.ts';

const words = admin.studio.hours;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So long before the studio closes, a promise runs on into the next day that is open. */
const SHORTLY = 30 * MINUTE;

/** What the hours promise to those who write now, and to one who writes shortly before the studio closes for a day. */
export function promiseInWords(
  hours: WorkingHours,
  now: number,
  timeZone = locale.timeZone,
): string | undefined {
  const open = Object.values(hours.days).filter((day) => day !== null);
  const isTyped = open.every(({ begins, ends }) => begins && ends);
  const isOpenAtAll = open.some(({ begins, ends }) => begins < ends);
  const sent = isTyped && isOpenAtAll ? lateEnquiry(hours, now) : undefined;
  if (sent === undefined) return undefined;
  const say = (moment: number) => momentInWords(moment, now);
  return words.promise(say(callDue(now, hours, timeZone)), say(sent), say(callDue(sent, hours, timeZone)));
}

function lateEnquiry(hours: WorkingHours, now: number): number | undefined {
  const days = Array.from({ length: 9 }, (_empty, index) => studioDay(now + index * DAY));
  const closings = days.slice(0, -1).map((day, index) => {
    const times = timesOn(hours, day);
    const closing = times && studioMoment(`${day}T${times.ends}`)?.getTime();
    return { closing, isBeforeClosed: !timesOn(hours, days[index + 1] ?? day) };
  });
  const possible = closings.filter(({ closing }) => closing && closing - SHORTLY > now);
  const chosen = possible.find(({ isBeforeClosed }) => isBeforeClosed) ?? possible[0];
  return chosen?.closing ? chosen.closing - SHORTLY : undefined;
}

function timesOn({ days, holidays }: WorkingHours, day: string) {
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  const times = Object.entries(days).find(([weekday]) => weekday === name)?.[1];
  return holidays.some(({ date }) => date === day) ? null : (times ?? null);
}

const studioDay = (moment: number) => studioDateTime(new Date(moment).toISOString()).slice(0, 10);

/** By the clock of the studio: "today at 16:32", "on Monday at 11:30". */
function momentInWords(moment: number, now: number): string {
  const [day = '', time = ''] = studioDateTime(new Date(moment).toISOString()).split('T');
  if (day === studioDay(now)) return words.at(words.today, time);
  const isSoon = moment - now < 6 * DAY;
  const date = new Intl.DateTimeFormat(locale.language, {
    weekday: 'long',
    ...(!isSoon && { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(day));
  return words.at(words.on(date.replaceAll(',', '')), time);
}

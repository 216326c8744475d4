import locale from '../../../../studio/locale.json' with { type: 'json' };
import type { EnquiryEvent } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';

const { language, timeZone } = locale;
const DAY = 24 * 60 * 60 * 1000;
const inWords = new Intl.DateTimeFormat(language, {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export interface EventDay {
  title: string;
  events: EnquiryEvent[];
}

/** By the days of the studio's calendar, in the order they come. */
export function daysOf(events: readonly EnquiryEvent[], now: number): EventDay[] {
  const days: EventDay[] = [];
  for (const event of events) {
    const title = titleOf(new Date(event.at), now);
    const last = days.at(-1);
    if (last?.title === title) last.events.push(event);
    else days.push({ title, events: [event] });
  }
  return days;
}

function titleOf(moment: Date, now: number): string {
  const day = inWords.format(moment);
  if (day === inWords.format(now)) return `${admin.desk.today}, ${day}`;
  return day === inWords.format(now - DAY) ? `${admin.desk.yesterday}, ${day}` : day;
}

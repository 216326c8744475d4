import { studio } from '../studio/studio.js';
import type { PushMessage } from './push/push-message.schema.js';
import type { DueEnquiry } from '../enquiry/overdue.mail.js';

const { language, timeZone } = studio.locale;
const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
const dayAndClock = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** @param enquiries at least one, the first due first */
export function newEnquiryMessage(enquiries: DueEnquiry[], now: number): PushMessage {
  const by = timeOf(enquiries, now);
  const count = enquiries.length;
  return {
    title: count === 1 ? `New enquiry, call by ${by}` : `${count} new enquiries, the first call by ${by}`,
    ...whereOf('new', enquiries),
  };
}

/** @param enquiries at least one, the first due first */
export function overdueMessage(enquiries: DueEnquiry[], now: number): PushMessage {
  const since = timeOf(enquiries, now);
  const count = enquiries.length;
  return {
    title: count === 1 ? `A call is overdue since ${since}` : `${count} calls are overdue, the first since ${since}`,
    ...whereOf('overdue', enquiries),
  };
}

function formatTime(moment: number, now: number): string {
  return (day.format(moment) === day.format(now) ? clock : dayAndClock).format(moment);
}

function timeOf([first]: DueEnquiry[], now: number): string {
  return first ? formatTime(first.due, now) : '';
}

function whereOf(kind: string, [first, ...others]: DueEnquiry[]): Pick<PushMessage, 'tag' | 'path'> {
  if (!first) return { tag: kind, path: '/admin' };
  const path = others.length > 0 ? '/admin/enquiries' : `/admin/enquiries/${first.id}`;
  return { tag: `${kind} ${first.id}`, path };
}

import { dueInParts, formatDue } from 'content/formatDue';
import type { PushMessage } from './push/push-message.schema.js';
import type { DueEnquiry } from '../enquiry/overdue.mail.js';

/** @param enquiries at least one, the first due first */
export function newEnquiryMessage(enquiries: DueEnquiry[], now: number): PushMessage {
  const by = momentOf(enquiries, now);
  const count = enquiries.length;
  return {
    title: count === 1 ? `New enquiry, call ${by}` : `${count} new enquiries, the first call ${by}`,
    ...whereOf('new', enquiries),
  };
}

/** @param enquiries at least one, the first due first */
export function overdueMessage(enquiries: DueEnquiry[], now: number): PushMessage {
  const when = momentOf(enquiries, now);
  const count = enquiries.length;
  return {
    title:
      count === 1
        ? `A call is overdue, it was promised ${when}`
        : `${count} calls are overdue, the first was promised ${when}`,
    ...whereOf('overdue', enquiries),
  };
}

/** The day is left out while it is today. */
function momentOf([first]: DueEnquiry[], now: number): string {
  const { time, day } = dueInParts(first?.due ?? now);
  return day === dueInParts(now).day ? `by ${time}` : formatDue(first?.due ?? now);
}

function whereOf(kind: string, [first, ...others]: DueEnquiry[]): Pick<PushMessage, 'tag' | 'path'> {
  if (!first) return { tag: kind, path: '/admin' };
  const path = others.length > 0 ? '/admin/enquiries' : `/admin/enquiries/${first.id}`;
  return { tag: `${kind} ${first.id}`, path };
}

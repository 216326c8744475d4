import { dayInWords, dueTime, formatDue } from 'content/formatDue';
import type { DueEnquiry } from '../enquiry/overdue.mail.js';
import type { PushMessage } from './push/push-message.schema.js';
import type { AlertKind } from './sent-alert.entity.js';

type Sentence = (moment: string, count: number) => string;
const ONE: Record<AlertKind, Sentence> = {
  new: (moment) => `New enquiry, call ${moment}`,
  overdue: (moment) => `A call is overdue, it was promised ${moment}`,
  again: (moment) => `Somebody is to be called again ${moment}`,
  step: (moment) => `A next step is due ${moment}`,
};
const SEVERAL: Record<AlertKind, Sentence> = {
  new: (moment, count) => `${count} new enquiries, the first call ${moment}`,
  overdue: (moment, count) => `${count} calls are overdue, the first was promised ${moment}`,
  again: (moment, count) => `${count} people are to be called again, the first ${moment}`,
  step: (moment, count) => `${count} next steps are due, the first ${moment}`,
};

/** @param enquiries the first due first */
export function alertMessage(kind: AlertKind, enquiries: DueEnquiry[], now: number): PushMessage {
  const [first, ...others] = enquiries;
  const sentence = (others.length > 0 ? SEVERAL : ONE)[kind];
  return {
    title: sentence(momentOf(first?.due ?? now, now), enquiries.length),
    // A notice with the tag of another takes its place without a sound.
    tag: `${kind} ${first?.id ?? ''} ${first?.due ?? now}`,
    path: first && others.length === 0 ? `/admin/enquiries/${first.id}` : '/admin/enquiries',
  };
}

/** The day is left out while it is today. */
function momentOf(due: number, now: number): string {
  return dayInWords(due) === dayInWords(now) ? `by ${dueTime(due)}` : formatDue(due);
}

import { formatDue } from 'content/formatDue';
import type { Mail } from '../mail/mailer.js';
import { mailHtml } from '../mail/mail-html.js';

/** An enquiry that waits for its first contact, and the moment that was promised for it. */
export interface DueEnquiry {
  id: string;
  due: number;
}

/** Whose call was promised, and what was agreed for later. */
export type DueWork = Record<'overdue' | 'again' | 'step', DueEnquiry[]>;

const IS_DUE = { overdue: 'To be called', again: 'To be called again', step: 'The next step is due' };

/** Names nobody, so that nothing of it has to be forgotten with a person. */
export function overdueMail(work: DueWork, to: string, siteUrl: string): Omit<Mail, 'id'> {
  const lines = (kind: keyof DueWork) =>
    work[kind].map(({ id, due }) => {
      const { href } = new URL(`/admin/enquiries/${id}`, siteUrl);
      return `${IS_DUE[kind]} ${formatDue(due)}:\n${href}`;
    });
  const late = work.overdue.length;
  const agreed = [...lines('again'), ...lines('step')];
  const promise = late === 1 ? 'We promised a call' : `We promised ${late} calls`;
  const text = [
    ...(late > 0 ? [`${promise}, and nobody has called, written or sent a message yet.`] : []),
    ...lines('overdue'),
    ...(agreed.length > 0 ? ['This was agreed for now:'] : []),
    ...agreed,
    'Each is told once. Press Call, WhatsApp or Mail in the admin, so that everybody sees that it is done.',
  ].join('\n\n');
  return {
    to,
    replyTo: to,
    subject: subjectOf(late, agreed.length),
    text,
    html: mailHtml(text, siteUrl),
  };
}

function subjectOf(late: number, agreed: number): string {
  if (late > 0) return late === 1 ? 'A call is overdue' : `${late} calls are overdue`;
  return agreed === 1 ? 'What was agreed is due' : `${agreed} things that were agreed are due`;
}

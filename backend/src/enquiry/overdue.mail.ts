import { createHash } from 'node:crypto';
import { formatDue } from 'content/formatDue';
import type { Mail } from '../mail/mailer.js';
import { mailHtml } from '../mail/mail-html.js';

/** An enquiry that waits for its first contact, and the moment that was promised for it. */
export interface DueEnquiry {
  id: string;
  due: number;
}

/** Names nobody, so that nothing of it has to be forgotten with a person. */
export function overdueMail(enquiries: DueEnquiry[], to: string, siteUrl: string): Mail {
  const count = enquiries.length;
  const lines = enquiries.map(({ id, due }) => {
    const { href } = new URL(`/admin/enquiries/${id}`, siteUrl);
    return `To be called ${formatDue(due)}:\n${href}`;
  });
  const text = [
    count === 1
      ? 'We promised a call, and nobody has called, written or sent a message yet.'
      : `We promised ${count} calls, and nobody has called, written or sent a message yet.`,
    ...lines,
    'Each enquiry is told once. Press Call, WhatsApp or Mail in the admin, so that everybody sees that it is done.',
  ].join('\n\n');
  const ids = enquiries.map(({ id }) => id).join();
  return {
    id: `overdue.${createHash('sha256').update(ids).digest('hex').slice(0, 32)}`,
    to,
    replyTo: to,
    subject: count === 1 ? 'A call is overdue' : `${count} calls are overdue`,
    text,
    html: mailHtml(text),
  };
}

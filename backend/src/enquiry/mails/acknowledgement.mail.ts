import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import { mailHtml } from './mail-html.js';

/** Repeats nothing of the message, not even the name: somebody else may have typed in this address. */
export function acknowledgement(
  enquiry: Enquiry,
  replyTo: string,
  _siteUrl: string,
  receiptLink: string,
): Omit<Mail, 'id'> {
  const { subject, paragraphs, receipt } = studio.mails.acknowledgement;
  const text = [...paragraphs, `${receipt}\n${receiptLink}`].join('\n\n');
  return {
    to: { name: '', address: enquiry.email },
    replyTo,
    subject,
    text,
    html: mailHtml(text),
    isAutomaticReply: true,
  };
}

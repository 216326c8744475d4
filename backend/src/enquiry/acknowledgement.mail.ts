import type { Mail } from '../mail/mailer.js';
import { studio } from '../studio/studio.js';
import type { Enquiry } from './enquiry.entity.js';
import { mailId } from './mail-id.js';
import { mailHtml } from './mail-html.js';

/** Thanks the visitor. It repeats nothing of the message: somebody else may have typed in this address. */
export function acknowledgement(enquiry: Enquiry, replyTo: string): Mail {
  const { subject, paragraphs } = studio.mails.acknowledgement;
  const text = paragraphs.join('\n\n');
  return {
    id: mailId(enquiry, 'thanks'),
    // Without a name: it would be a stranger's words in somebody's inbox.
    to: { name: '', address: enquiry.email },
    replyTo,
    subject,
    text,
    html: mailHtml(text),
    isAutomaticReply: true,
  };
}

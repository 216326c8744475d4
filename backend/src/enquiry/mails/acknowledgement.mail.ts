import type { Mail } from '../../mail/mailer.js';
import type { Enquiry } from '../enquiry.entity.js';
import { mailId } from './mail-id.js';
import { mailHtml } from './mail-html.js';

/** Thanks the visitor. It repeats nothing of the message: somebody else may have typed in this address. */
export function acknowledgement(enquiry: Enquiry, studio: string): Mail {
  const text = [
    'Hello,',
    'Thank you for writing to us. Your enquiry has arrived safely.',
    'One of our designers will get in touch with you within two working hours. If you would like to add something, a photograph or a floor plan perhaps, just reply to this mail.',
    'With kind regards,\nThe design studio',
    'If you did not write to us, somebody may have mistyped their address; you need not do anything.',
  ].join('\n\n');
  return {
    id: mailId(enquiry, 'thanks'),
    // Without a name: it would be a stranger's words in somebody's inbox.
    to: { name: '', address: enquiry.email },
    replyTo: studio,
    subject: 'Thank you for your enquiry',
    text,
    html: mailHtml(text),
    isAutomaticReply: true,
  };
}

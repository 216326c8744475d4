import type { Mail } from '../../mail/mailer.js';
import type { Enquiry } from '../enquiry.entity.js';
import { mailHtml } from './mail-html.js';

/** Repeats nothing of the message, not even the name: somebody else may have typed in this address. */
export function acknowledgement(enquiry: Enquiry, studio: string): Omit<Mail, 'id'> {
  const text = [
    'Hello,',
    'Thank you for writing to us. Your enquiry has arrived safely.',
    'One of our designers will get in touch with you within two working hours. If you would like to add something, a photograph or a floor plan perhaps, just reply to this mail.',
    'With kind regards,\nThe design studio',
    'If you did not write to us, somebody may have mistyped their address; you need not do anything.',
  ].join('\n\n');
  return {
    to: { name: '', address: enquiry.email },
    replyTo: studio,
    subject: 'Thank you for your enquiry',
    text,
    html: mailHtml(text),
    isAutomaticReply: true,
  };
}

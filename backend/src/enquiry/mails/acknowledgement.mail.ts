import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { WireEnquiryFile } from '../files/enquiry-file.schema.js';
import { mailHtml } from './mail-html.js';

/** Repeats nothing of the message, not even the name: somebody else may have typed in this address. */
export function acknowledgement(
  enquiry: Enquiry,
  replyTo: string,
  _siteUrl = '',
  files: WireEnquiryFile[] = [],
): Omit<Mail, 'id'> {
  const { subject, paragraphs, unkeptFiles } = studio.mails.acknowledgement;
  const isFileLost = files.some((file) => !file.is_kept);
  const text = (isFileLost ? paragraphs.toSpliced(2, 0, unkeptFiles) : paragraphs).join('\n\n');
  return {
    to: { name: '', address: enquiry.email },
    replyTo,
    subject,
    text,
    html: mailHtml(text),
    isAutomaticReply: true,
  };
}

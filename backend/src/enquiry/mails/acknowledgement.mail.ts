import { formatPromised } from 'content/formatDue';
import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import { momentInWords } from '../consent/consent.mapper.js';
import type { Enquiry } from '../enquiry.entity.js';
import { consentChannels } from '../public/consent.js';
import type { MailDetails } from './mail-details.js';
import { mailHtml } from '../../mail/mail-html.js';

/** Repeats nothing of the message, not even the name: somebody else may have typed in this address. */
export function acknowledgement(
  enquiry: Enquiry,
  replyTo: string,
  siteUrl: string,
  { promise, receiptLink, files, contact, signature }: MailDetails,
): Omit<Mail, 'id'> {
  const { email, callDue } = enquiry;
  const { subject, paragraphs, unkeptFiles, receipt } = studio.mails.acknowledgement;
  const isLate = callDue !== null && callDue.getTime() <= Date.now();
  const isPromised = contact.isCallOwed && !isLate;
  const due =
    isPromised && callDue ? `${formatPromised(callDue, studio.locale)} (${studio.locale.timeZoneName})` : '';
  const isFileLost = files.some((file) => !file.is_kept);
  const said = isFileLost ? paragraphs.toSpliced(2, 0, unkeptFiles) : paragraphs;
  const text = [...said, agreedWords(enquiry), `${receipt}\n${receiptLink}`]
    .filter((paragraph) => isPromised || !paragraph.includes('{promise}'))
    .filter((paragraph) => due || !paragraph.includes('{due}'))
    .map((paragraph) => paragraph.replace('{promise}', promise).replace('{due}', due))
    .map((paragraph) =>
      paragraph.replace('{studio}', () => signature.studio).replace('{phone}', () => signature.phone),
    )
    .join('\n\n');
  return {
    to: { name: '', address: email },
    replyTo,
    subject,
    text,
    html: mailHtml(text, siteUrl),
    isAutomaticReply: true,
  };
}

function agreedWords(enquiry: Enquiry): string {
  const { agreed, offers } = studio.mails.acknowledgement;
  const facts = {
    given: momentInWords(enquiry.createdAt),
    words: enquiry.consentText,
    channels: consentChannels(enquiry.consentVersion).join(', '),
    offers: enquiry.offersText ?? '',
  };
  return [...agreed, enquiry.offersConsent ? offers.given : offers.notGiven]
    .filter((line) => !Object.entries(facts).some(([name, fact]) => !fact && line.includes(`{${name}}`)))
    .map((line) =>
      Object.entries(facts).reduce((filled, [name, fact]) => filled.replace(`{${name}}`, () => fact), line),
    )
    .join('\n');
}

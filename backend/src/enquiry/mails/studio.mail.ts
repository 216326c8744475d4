import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import { mailHtml } from './mail-html.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: studio.locale.timeZone,
});

export function studioMail(enquiry: Enquiry, to: string): Omit<Mail, 'id'> {
  const { name, email, phone, phoneE164, message, page, spamReason } = enquiry;
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    phone === phoneE164 ? `Phone: ${phoneE164}` : `Phone: ${phoneE164} (typed: ${phone})`,
    `Sent: ${time.format(enquiry.createdAt)} (${studio.locale.timeZoneName})`,
    page ? `From the page: ${page}` : 'From the page: not known',
    `Consent: ${enquiry.consentText} (wording ${enquiry.consentVersion})`,
  ];
  const opening = spamReason
    ? `This looks like spam: ${spamReason} Nobody was thanked for it.`
    : `${name} asks for a call.`;
  const text = [opening, message, facts.join('\n')].join('\n\n');
  return {
    to,
    replyTo: { name, address: email },
    subject: `${spamReason ? 'Suspected spam: ' : ''}Enquiry from ${name}`,
    text,
    html: mailHtml(text),
  };
}

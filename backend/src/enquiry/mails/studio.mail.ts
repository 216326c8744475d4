import { formatDue } from 'content/formatDue';
import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { ContactStatus } from '../contact-status.repository.js';
import type { MailDetails } from './mail-details.js';
import { filesInMail } from '../files/files-in-mail.js';
import { formatShortlisted } from '../shortlist.schema.js';
import { mailHtml } from '../../mail/mail-html.js';
import { sourceLines } from './source-lines.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: studio.locale.timeZone,
});

export function studioMail(
  enquiry: Enquiry,
  to: string,
  siteUrl: string,
  { files, contact }: MailDetails,
): Omit<Mail, 'id'> {
  const { name, email, message, page, spamReason } = enquiry;
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Phone: ${contact.isNumberOpen ? phoneOf(enquiry) : 'kept with the enquiry, for owners alone'}`,
    `Sent: ${time.format(enquiry.createdAt)} (${studio.locale.timeZoneName})`,
    page ? `From the page: ${page}` : 'From the page: not known',
    ...sourceLines(enquiry, siteUrl),
    `Consent: ${enquiry.consentText} (wording ${enquiry.consentVersion})`,
  ];
  const opening = spamReason
    ? `This looks like spam: ${spamReason} Nobody was thanked for it.`
    : whatIsOwed(enquiry, contact);
  const parts = [
    opening,
    whatIsForbidden(contact),
    message,
    aboutProject(enquiry, siteUrl),
    shortlist(enquiry, siteUrl),
    filesInMail(files),
    `The enquiry in the admin:\n${new URL(`/admin/enquiries/${enquiry.id}`, siteUrl).href}`,
    facts.join('\n'),
  ];
  const text = parts.filter(Boolean).join('\n\n');
  return {
    to,
    replyTo: contact.mayContact ? { name, address: email } : to,
    subject: `${spamReason ? 'Suspected spam: ' : ''}Enquiry from ${name}`,
    text,
    html: mailHtml(text, siteUrl, typedBy(enquiry)),
  };
}

function whatIsOwed({ name, callDue }: Enquiry, { isCallOwed, mayContact }: ContactStatus): string {
  if (!isCallOwed) return `${name} sent this enquiry.${mayContact ? ' No call is owed any more.' : ''}`;
  if (!callDue) return `${name} asks for a call.`;
  const due = `${formatDue(callDue, studio.locale)} (${studio.locale.timeZoneName})`;
  return `${name} asks for a call. We promised it ${due}.`;
}

function whatIsForbidden({ mayContact, isWithdrawn, isCallOwed }: ContactStatus): string {
  if (mayContact) return '';
  const why = isWithdrawn ? 'consent was withdrawn' : 'this address or number is marked so';
  return isCallOwed
    ? `Not to be contacted but for this call: ${why}.`
    : `Not to be contacted: ${why}, and no call is owed.`;
}

const typedBy = ({ message, shortlist: pictures }: Enquiry) =>
  [message, ...(pictures ?? []).map(({ note }) => note)].join('\n');

const phoneOf = ({ phone, phoneE164 }: Enquiry) =>
  phone === phoneE164 ? phoneE164 : `${phoneE164} (typed: ${phone})`;

function aboutProject({ projectSlug, projectTitle }: Enquiry, siteUrl: string): string {
  if (!projectSlug) return '';
  return `About the project: ${projectTitle}\n${new URL(`/projects/${projectSlug}`, siteUrl).href}`;
}

/** Each picture by a link that shows it alone: it stays the right one when the project's pictures change places. */
function shortlist({ shortlist: pictures }: Enquiry, siteUrl: string): string {
  if (!pictures?.length) return '';
  const lines = pictures.map((kept, index) => {
    const { href } = new URL(`/shortlist?p=${kept.project}.${kept.picture}`, siteUrl);
    return `${index + 1}. ${formatShortlisted(kept)}\n${href}`;
  });
  return ['Pictures they kept:', ...lines].join('\n');
}

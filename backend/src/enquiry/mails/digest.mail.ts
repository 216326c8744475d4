import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { formatDue } from 'content/formatDue';
import type { Mail } from '../../mail/mailer.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { ContactStatus } from '../contact-status.repository.js';
import { formatEnquiryCount } from '../format-enquiry-count.js';
import { htmlPage } from '../../mail/mail-html.js';

/** A digest names many people: all digests are forgotten with any of them. */
export const DIGEST_ID_PREFIX = 'digest.';

const INTRODUCTION =
  'So many enquiries came in at once that they are told in one mail. Every one of them is kept:';

export function digestMail(
  enquiries: Enquiry[],
  contacts: Map<string, ContactStatus>,
  studio: string,
  siteUrl: string,
): Mail {
  const lines = enquiries.map((enquiry) => ({
    words: wordsAbout(enquiry, contacts.get(enquiry.id)),
    link: new URL(`/admin/enquiries/${enquiry.id}`, siteUrl).href,
  }));
  const items = lines.map(({ words, link }) => `<li><a href="${link}">${escapeUTF8(words)}</a></li>`);
  const content = createHash('sha256')
    .update(enquiries.map(({ id }) => id).join())
    .digest('hex');
  return {
    id: `${DIGEST_ID_PREFIX}${content.slice(0, 32)}`,
    to: studio,
    replyTo: studio,
    subject: formatEnquiryCount(enquiries.length),
    text: [INTRODUCTION, ...lines.map(({ words, link }) => `${words}\n${link}`)].join('\n\n'),
    html: htmlPage(`<p>${INTRODUCTION}</p>\n<ul>\n${items.join('\n')}\n</ul>`),
  };
}

function wordsAbout({ name, callDue }: Enquiry, contact?: ContactStatus): string {
  const { isCallOwed = false, mayContact = false } = contact ?? {};
  const call = isCallOwed ? callDue && `to be called ${formatDue(callDue)}` : mayContact && 'no call is owed';
  const ban = !mayContact && (isCallOwed ? 'not to be contacted but for a call' : 'not to be contacted');
  return [name, call, ban].filter(Boolean).join(', ');
}

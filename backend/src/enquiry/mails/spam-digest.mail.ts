import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { Mail } from '../../mail/mailer.js';
import type { Enquiry } from '../enquiry.entity.js';
import { formatEnquiryCount } from '../format-enquiry-count.js';
import { DIGEST_ID_PREFIX } from './digest.mail.js';
import { htmlPage } from '../../mail/mail-html.js';

const MAX_LISTED = 100;

const INTRODUCTION =
  'These look like spam, so nobody was mailed about each of them and nobody was thanked. The most doubtful come first. Press “Not spam” beside one that is honest: it is then new, and mailed like any other. None is lost until it is deleted with the other old spam.';

/** @param suspects the most doubtful first */
export function spamDigestMail(suspects: Enquiry[], studio: string, siteUrl: string): Mail {
  const list = new URL('/admin/enquiries?state=spam', siteUrl).href;
  const lines = suspects.slice(0, MAX_LISTED).map(({ id, name, spamScore, spamReason }) => ({
    words: `${name} (${spamScore} points)`,
    reason: spamReason ?? '',
    link: new URL(`/admin/enquiries/${id}?state=spam`, siteUrl).href,
  }));
  const more = suspects.length - lines.length;
  const end = more > 0 ? `And ${more} more` : 'All of them';
  const items = lines.map(
    ({ words, reason, link }) =>
      `<li><a href="${link}">${escapeUTF8(words)}</a><br>\n${escapeUTF8(reason)}</li>`,
  );
  const content = createHash('sha256').update(suspects.map(({ id }) => id).join());
  return {
    id: `${DIGEST_ID_PREFIX}${content.digest('hex').slice(0, 32)}`,
    to: studio,
    replyTo: studio,
    subject: `Suspected spam: ${formatEnquiryCount(suspects.length)}`,
    text: [
      INTRODUCTION,
      ...lines.map(({ words, reason, link }) => `${words}\n${reason}\n${link}`),
      `${end}: ${list}`,
    ].join('\n\n'),
    html: htmlPage(
      `<p>${INTRODUCTION}</p>\n<ul>\n${items.join('\n')}\n</ul>\n<p><a href="${list}">${end}</a></p>`,
    ),
  };
}

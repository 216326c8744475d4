import { iso } from '../../database/iso.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from '../mails/enquiry-mails.js';

const DO_NOT_CONTACT = `EXISTS (SELECT FROM do_not_contact
  WHERE do_not_contact.email = lower(enquiry.email) OR do_not_contact.phone_e164 = enquiry.phone_e164)`;

/** How a mail of an enquiry went, by what is written on it and what waits in the queue. */
function mailState(mail: EnquiryMail, column: string, ifNot: string): string {
  const key = `'${mail.keyPrefix}' || enquiry.id`;
  return `CASE WHEN ${column}_sent_at IS NOT NULL THEN 'sent' ELSE coalesce(
    (SELECT CASE WHEN attempts < max_attempts THEN 'waiting' ELSE 'failed' END
     FROM graphile_worker.jobs WHERE key = ${key}),
    CASE WHEN ${ifNot} WHEN ${column}_error IS NOT NULL THEN 'failed' ELSE 'none' END) END`;
}

const STUDIO = mailState(STUDIO_MAIL, 'studio_mail', `in_digest THEN 'waiting'`);
const THANKS = mailState(
  ACKNOWLEDGEMENT,
  'acknowledgement',
  `acknowledgement_undeliverable THEN 'undeliverable'`,
);

export const CARD = `id, ${iso('created_at')} AS created_at, name, email, phone, phone_e164, message, state,
  ${DO_NOT_CONTACT} AS do_not_contact, ${STUDIO} AS studio_mail`;

export const DETAIL = `${CARD}, page, consent_text, consent_version, spam_reason,
  ${iso('studio_mail_sent_at')} AS studio_mail_sent_at, studio_mail_attempts, studio_mail_error,
  ${THANKS} AS acknowledgement, ${iso('acknowledgement_sent_at')} AS acknowledgement_sent_at,
  acknowledgement_attempts, acknowledgement_error,
  studio_mail_attempts + acknowledgement_attempts AS mail_attempts,
  coalesce(studio_mail_error, acknowledgement_error) AS mail_last_error`;

/** `$1` is what is searched for with its wildcards made letters, `$2` its digits, `$3` a state or null for all. */
export const MATCHES = String.raw`($3::text IS NULL OR state = $3)
  AND ($1 = '' OR name ILIKE '%' || $1 || '%' OR email ILIKE '%' || $1 || '%' OR phone ILIKE '%' || $1 || '%'
       OR message ILIKE '%' || $1 || '%' OR ($2 <> '' AND phone_e164 LIKE '%' || $2 || '%'))`;

import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { jobState } from '../../jobs/job-queue.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from './enquiry-mails.js';

const queued = ({ jobKeyPrefix }: EnquiryMail) => jobState(`'${jobKeyPrefix}' || enquiry.id`);

export const STUDIO_MAIL_STATE = `
  CASE WHEN studio_mail_sent_at IS NOT NULL THEN 'sent' ELSE coalesce(${queued(STUDIO_MAIL)},
    CASE WHEN in_digest AND spam_reason IS NULL THEN 'waiting' WHEN studio_mail_error IS NOT NULL THEN 'failed' ELSE 'none' END) END`;
export const ACKNOWLEDGEMENT_STATE = `
  CASE WHEN acknowledgement_sent_at IS NOT NULL THEN 'sent' ELSE coalesce(${queued(ACKNOWLEDGEMENT)},
    CASE WHEN acknowledgement_undeliverable THEN 'undeliverable'
      WHEN acknowledgement_error IS NOT NULL THEN 'failed' ELSE 'none' END) END`;

const COUNT_FAILING = `
  SELECT 'studio' AS mail, count(*) FROM enquiry WHERE studio_mail_error IS NOT NULL
  UNION ALL
  SELECT 'acknowledgement', count(*) FROM enquiry
  WHERE acknowledgement_error IS NOT NULL AND ${queued(ACKNOWLEDGEMENT)} IS NOT NULL`;
const failingMails = z.object({ mail: z.string(), count: z.coerce.number() });

/** Mails to the studio count until they are sent, those to visitors while they are retried. */
export function countFailingMails(database: DataSource): Promise<z.infer<typeof failingMails>[]> {
  return queryRows(database, failingMails, COUNT_FAILING);
}

import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { queuedMail } from './mails/enquiry-mails.repository.js';
import { ACKNOWLEDGEMENT } from './mails/enquiry-mails.js';

const COUNT_FAILING = `
  SELECT 'studio' AS mail, count(*) FROM enquiry WHERE studio_mail_error IS NOT NULL
  UNION ALL
  SELECT 'acknowledgement', count(*) FROM enquiry
  WHERE acknowledgement_error IS NOT NULL AND ${queuedMail(ACKNOWLEDGEMENT)} IS NOT NULL`;
const failingMails = z.object({ mail: z.string(), count: z.coerce.number() });

/** Mails to the studio count until they are sent, those to visitors while they are retried. */
export function countFailingMails(database: DataSource): Promise<z.infer<typeof failingMails>[]> {
  return queryRows(database, failingMails, COUNT_FAILING);
}

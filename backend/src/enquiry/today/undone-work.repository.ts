import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { DRAFT_POSTS } from '../../blog/draft-posts.js';
import { iso } from '../../database/iso.js';
import { DRAFT_PROJECTS } from '../../projects/draft-projects.js';
import { MAY_CONTACT } from '../do-not-contact.repository.js';
import { ACKNOWLEDGEMENT_STATE, STUDIO_MAIL_STATE } from '../mails/enquiry-mails.repository.js';
import { type List, readList } from './today.repository.js';
import { draftSchema, failedMailSchema } from './today.schema.js';

const MAX_ROWS = 20;
/** Of thank-you mails; what did not arrive for so long is known. */
const MAIL_DAYS = 14;

/** Those that failed so far, tried again or not. */
export function readFailedMails(database: DataSource): Promise<List<z.infer<typeof failedMailSchema>>> {
  const sql = `SELECT *, count(*) OVER ()::int AS total FROM (
      SELECT id, name, email, 'studio' AS mail, ${STUDIO_MAIL_STATE} AS state, studio_mail_attempts AS attempts,
        studio_mail_error AS error, ${iso('studio_mail_tried_at')} AS tried_at, created_at
      FROM enquiry WHERE studio_mail_error IS NOT NULL AND studio_mail_sent_at IS NULL AND state <> 'spam'
      UNION ALL
      SELECT id, name, email, 'acknowledgement', ${ACKNOWLEDGEMENT_STATE}, acknowledgement_attempts,
        acknowledgement_error, ${iso('acknowledgement_tried_at')}, created_at
      FROM enquiry WHERE (acknowledgement_error IS NOT NULL OR acknowledgement_undeliverable)
        AND acknowledgement_sent_at IS NULL AND state <> 'spam' AND ${MAY_CONTACT}
        AND created_at > now() - ${MAIL_DAYS} * interval '1 day'
    ) failed ORDER BY mail DESC, created_at DESC LIMIT ${MAX_ROWS}`;
  return readList(database, failedMailSchema, sql, []);
}

/** Drafts that came with the site belong to nobody. @param adminId who asks */
export function readDraftsOfOthers(
  database: DataSource,
  adminId: string,
): Promise<List<z.infer<typeof draftSchema>>> {
  const sql = `SELECT draft.kind, draft.id, draft.title, ${iso('draft.updated_at')} AS updated_at, account.name AS by,
      count(*) OVER ()::int AS total
    FROM (${DRAFT_POSTS} UNION ALL ${DRAFT_PROJECTS}) draft
    LEFT JOIN ${ACCOUNTS} ON account.id = draft.updated_by
    WHERE draft.updated_by <> $1
    ORDER BY draft.updated_at DESC LIMIT ${MAX_ROWS}`;
  return readList(database, draftSchema, sql, [adminId]);
}

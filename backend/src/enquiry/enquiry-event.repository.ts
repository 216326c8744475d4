import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ACCOUNTS } from '../auth/accounts.js';
import { insertOnce } from '../database/insert-once.js';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import { EnquiryEvent } from './enquiry-event.entity.js';
import { type EnquiryEventRow, type EventKind, enquiryEventSchema } from './enquiry-event.schema.js';

interface NewEvent {
  enquiryId: string;
  kind: EventKind;
  /** Email of the admin, or who else it was. */
  actor: string;
  text: string;
  at?: Date;
  key?: string;
}

/** @returns false when the key has been used before, and nothing was recorded */
export function recordEvent(manager: EntityManager, event: NewEvent): Promise<boolean> {
  return insertOnce(manager, EnquiryEvent, event);
}

/** An answer that was sent late changes nothing that was said after it. */
export async function hasLaterEvent(
  manager: EntityManager,
  enquiryId: string,
  kind: EventKind,
  at: Date,
): Promise<boolean> {
  return manager.existsBy(EnquiryEvent, { enquiryId, kind, at: MoreThan(at) });
}

/** Notes and sent mails are kept where they always were and only read as events. */
const EVENTS = `
  SELECT 'event-' || id AS id, at, actor, kind, text, key FROM enquiry_event
  WHERE enquiry_id = $1 AND kind <> 'taken-back'
  UNION ALL SELECT 'note-' || id, created_at, author, 'note', text, NULL FROM enquiry_note WHERE enquiry_id = $1
  UNION ALL SELECT 'received', created_at, 'The visitor', 'received', coalesce(page, ''), NULL FROM enquiry WHERE id = $1
  UNION ALL SELECT 'studio-mail', studio_mail_sent_at, 'The website', 'mailed', 'To the studio', NULL
  FROM enquiry WHERE id = $1 AND studio_mail_sent_at IS NOT NULL
  UNION ALL SELECT 'acknowledgement', acknowledgement_sent_at, 'The website', 'mailed', 'To the visitor', NULL
  FROM enquiry WHERE id = $1 AND acknowledgement_sent_at IS NOT NULL`;

export function readEvents(
  database: DataSource | EntityManager,
  enquiryId: string,
): Promise<EnquiryEventRow[]> {
  const sql = `SELECT event.id, ${iso('event.at')} AS at, coalesce(account.name, actor) AS actor, kind, text, key
    FROM (${EVENTS}) event LEFT JOIN ${ACCOUNTS} ON account.email = actor
    ORDER BY event.at DESC, event.id DESC`;
  return queryRows(database, enquiryEventSchema, sql, [enquiryId]);
}

import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_CALL_OWED } from '../enquiry/call-owed.js';
import type { AlertKind } from './sent-alert.entity.js';

/** An enquiry of long ago is no alarm: it came with an import, or nobody looked for a fortnight. */
const MAX_AGE = '14 days';
const BATCH_SIZE = 500;

const waiting = z.object({ id: z.uuid(), createdAt: z.date(), callDue: z.date().nullable() });
export type Waiting = z.infer<typeof waiting>;

/** Nobody has called yet, and somebody is to. */
const IS_WAITING = `state = 'new' AND first_contact_at IS NULL AND ${IS_CALL_OWED}`;
/** One that was held back as spam counts from its release. */
const RECEIVED = 'coalesce(released_at, enquiry.created_at)';

/** Enquiries without a first contact that this kind of alert was not sent for. */
export function readUntold(manager: EntityManager, kind: AlertKind, now: Date): Promise<Waiting[]> {
  return queryRows(
    manager,
    waiting,
    `SELECT id, ${RECEIVED} AS "createdAt", call_due AS "callDue" FROM enquiry
     WHERE ${IS_WAITING} AND ${RECEIVED} <= $2 AND ${RECEIVED} > $2 - interval '${MAX_AGE}'
       AND NOT EXISTS (SELECT FROM sent_alert WHERE enquiry_id = enquiry.id AND kind = $1)
     ORDER BY ${RECEIVED} LIMIT ${BATCH_SIZE}`,
    [kind, now],
  );
}

/** @returns those of `ids` that still wait: a mail may leave long after it was decided */
export async function stillWaiting(database: DataSource, ids: string[]): Promise<Set<string>> {
  const sql = `SELECT id FROM enquiry WHERE id = ANY($1) AND ${IS_WAITING}`;
  const rows = await queryRows(database, z.object({ id: z.uuid() }), sql, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** @returns those that nobody else has claimed: another server that does the same waits for this transaction */
export async function claim(manager: EntityManager, kind: AlertKind, ids: string[]): Promise<Set<string>> {
  const claimed = await queryRows(
    manager,
    z.object({ id: z.uuid() }),
    `INSERT INTO sent_alert (kind, enquiry_id) SELECT $1, unnest($2::uuid[])
     ON CONFLICT DO NOTHING RETURNING enquiry_id AS id`,
    [kind, ids],
  );
  return new Set(claimed.map(({ id }) => id));
}

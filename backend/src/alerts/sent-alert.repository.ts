import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { AlertKind } from './sent-alert.entity.js';

/** An enquiry of long ago is no alarm: it came with an import, or nobody looked for a fortnight. */
const MAX_AGE = '14 days';
const BATCH_SIZE = 500;

const waiting = z.object({ id: z.uuid(), createdAt: z.date(), callDue: z.date().nullable() });
export type Waiting = z.infer<typeof waiting>;

/** Enquiries without a first contact that this kind of alert was not sent for. */
export function readUntold(manager: EntityManager, kind: AlertKind, now: Date): Promise<Waiting[]> {
  return queryRows(
    manager,
    waiting,
    `SELECT id, created_at AS "createdAt", call_due AS "callDue" FROM enquiry
     WHERE state = 'new' AND first_contact_at IS NULL AND created_at <= $2 AND created_at > $2 - interval '${MAX_AGE}'
       AND NOT EXISTS (SELECT FROM sent_alert WHERE enquiry_id = enquiry.id AND kind = $1)
     ORDER BY created_at LIMIT ${BATCH_SIZE}`,
    [kind, now],
  );
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

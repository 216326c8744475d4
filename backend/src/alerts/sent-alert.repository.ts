import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_CALL_AWAITED } from '../enquiry/call-owed.js';
import { AGAIN, IS_AGAIN, IS_STEP } from '../enquiry/due-work.repository.js';
import type { DueEnquiry } from '../enquiry/overdue.mail.js';
import type { AlertKind } from './sent-alert.entity.js';

const BATCH_SIZE = 500;

export interface Period {
  since: Date;
  now: Date;
}

const waiting = z.object({ id: z.uuid(), createdAt: z.date(), callDue: z.date().nullable() });
export type UntoldEnquiry = z.infer<typeof waiting>;

const dueWork = z.object({ id: z.uuid(), due: z.date().transform((due) => due.getTime()) });
type DueWork = z.infer<typeof dueWork>;

/** As moments come back from this program. */
const toTheMillisecond = (moment: string) => `date_trunc('milliseconds', ${moment})`;

const AGREED = {
  again: { condition: IS_AGAIN, due: toTheMillisecond(AGAIN) },
  step: { condition: IS_STEP, due: toTheMillisecond('enquiry.next_step_at') },
};
type AgreedKind = keyof typeof AGREED;
const isAgreed = (kind: AlertKind): kind is AgreedKind => kind in AGREED;

/** One that was held back as spam counts from its release. */
const RECEIVED = 'coalesce(released_at, enquiry.created_at)';

/** Enquiries without a first contact that this kind of alert was not sent for. */
export function readUntold(
  manager: EntityManager,
  kind: AlertKind,
  { since, now }: Period,
): Promise<UntoldEnquiry[]> {
  return queryRows(
    manager,
    waiting,
    `SELECT id, ${RECEIVED} AS "createdAt", call_due AS "callDue" FROM enquiry
     WHERE ${IS_CALL_AWAITED} AND ${RECEIVED} <= $2 AND greatest(${RECEIVED}, call_due) > $3
       AND NOT EXISTS (SELECT FROM sent_alert WHERE enquiry_id = enquiry.id AND kind = $1)
     ORDER BY ${RECEIVED} LIMIT ${BATCH_SIZE}`,
    [kind, now, since],
  );
}

/** What staff agreed to do later, untold for the moment that is agreed now. */
export function readUntoldWork(
  manager: EntityManager,
  kind: AgreedKind,
  { since, now }: Period,
): Promise<DueWork[]> {
  const { condition, due } = AGREED[kind];
  return queryRows(
    manager,
    dueWork,
    `SELECT id, ${due} AS due FROM enquiry
     WHERE ${condition} AND ${due} <= $2 AND ${due} > $3 AND NOT EXISTS (
       SELECT FROM sent_alert WHERE enquiry_id = enquiry.id AND kind = $1 AND sent_alert.due = ${due})
     ORDER BY ${due} LIMIT ${BATCH_SIZE}`,
    [kind, now, since],
  );
}

/** @returns those that are still to be done: a message may leave long after it was decided */
export async function stillWaiting(
  database: DataSource,
  kind: AlertKind,
  enquiries: DueEnquiry[],
): Promise<DueEnquiry[]> {
  const rows = await queryRows(
    database,
    z.object({ id: z.uuid() }),
    `SELECT id FROM enquiry JOIN unnest($1::uuid[], $2::timestamptz[]) AS told(told_id, told_due) ON told_id = id
     WHERE ${isAgreed(kind) ? `${AGREED[kind].condition} AND ${AGREED[kind].due} = told_due` : IS_CALL_AWAITED}`,
    [enquiries.map(({ id }) => id), enquiries.map(({ due }) => new Date(due))],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return enquiries.filter(({ id }) => ids.has(id));
}

/** @returns those that nobody else has claimed: another server that does the same waits for this transaction */
export async function claim(
  manager: EntityManager,
  kind: AlertKind,
  enquiries: DueEnquiry[],
): Promise<DueEnquiry[]> {
  const dues = enquiries.map(({ due }) => (isAgreed(kind) ? new Date(due) : null));
  const claimed = await queryRows(
    manager,
    z.object({ id: z.uuid() }),
    `INSERT INTO sent_alert (kind, enquiry_id, due) SELECT $1, * FROM unnest($2::uuid[], $3::timestamptz[])
     ON CONFLICT (enquiry_id, kind) DO UPDATE SET due = excluded.due, sent_at = now()
     WHERE sent_alert.due IS DISTINCT FROM excluded.due RETURNING enquiry_id AS id`,
    [kind, enquiries.map(({ id }) => id), dues],
  );
  const ids = new Set(claimed.map(({ id }) => id));
  return enquiries.filter(({ id }) => ids.has(id));
}

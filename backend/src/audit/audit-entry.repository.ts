import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { AuditAction } from './audit.schema.js';

const subjectRow = z.object({ subject_id: z.string() });
const lastRow = z.object({ at: z.string().nullable() });
const wholeRow = z.object({ row: z.record(z.string(), z.unknown()) });
const whoRow = z.object({ who: z.string() });
const accountRow = z.object({ id: z.string() });
const removedRow = z.object({ removed: z.coerce.number() });

/** @param since as `readLastAct` gives it; all that is kept unless given @returns ids of the accounts to which it was done */
export async function readAccountActs(
  manager: EntityManager,
  action: AuditAction,
  since?: string,
): Promise<string[]> {
  const sql = `SELECT subject_id FROM audit_entry
    WHERE action = $1 AND subject_id IS NOT NULL AND at > coalesce($2::timestamptz, '-infinity')`;
  return (await queryRows(manager, subjectRow, sql, [action, since ?? null])).map((row) => row.subject_id);
}

/** @returns its moment to the microsecond, undefined where nothing was done yet */
export async function readLastAct(manager: EntityManager): Promise<string | undefined> {
  const [last] = await queryRows(manager, lastRow, 'SELECT max(at)::text AS at FROM audit_entry');
  return last?.at ?? undefined;
}

/** What was done to these, without who did it. */
export async function auditOfSubjects(manager: EntityManager, subjectType: string, ids: unknown[]) {
  const sql = `SELECT jsonb_build_object('at', at, 'action', action, 'subject_id', subject_id) AS row FROM audit_entry
    WHERE subject_type = $1 AND subject_id = ANY($2) ORDER BY audit_entry.id`;
  return (await queryRows(manager, wholeRow, sql, [subjectType, ids])).map(({ row }) => row);
}

export async function readWhoActed(database: DataSource): Promise<string[]> {
  const sql = 'SELECT who FROM audit_entry UNION SELECT email FROM admin ORDER BY who';
  return (await queryRows(database, whoRow, sql)).map(({ who }) => who);
}

/** Of the person who has or had this address. */
export async function readAccountIds(database: DataSource, email: string): Promise<string[]> {
  const sql = `SELECT id::text FROM admin WHERE email = $1
    UNION SELECT subject_id FROM audit_entry WHERE action = 'account removed' AND subject = $1`;
  return (await queryRows(database, accountRow, sql, [email])).map(({ id }) => id);
}

/** The age is written in the database, where the serving role cannot change it. @returns how many */
export async function removeOldEntries(manager: EntityManager): Promise<number> {
  const [row] = await queryRows(manager, removedRow, 'SELECT remove_old_audit_entries() AS removed');
  return row?.removed ?? 0;
}

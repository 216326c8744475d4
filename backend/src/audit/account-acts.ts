import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { AuditAction } from './audit.schema.js';

const subjectRow = z.object({ subject_id: z.string() });
const lastRow = z.object({ at: z.string().nullable() });

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

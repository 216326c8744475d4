import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const row = z.object({ row: z.record(z.string(), z.unknown()) });

/** What was done to these, without who did it. */
export async function auditOfSubjects(manager: EntityManager, subjectType: string, ids: unknown[]) {
  const sql = `SELECT jsonb_build_object('at', at, 'action', action, 'subject_id', subject_id) AS row FROM audit_entry
    WHERE subject_type = $1 AND subject_id = ANY($2) ORDER BY audit_entry.id`;
  return (await queryRows(manager, row, sql, [subjectType, ids])).map((entry) => entry.row);
}

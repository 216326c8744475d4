import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const row = z.object({ subject_id: z.string() });

/** Ids of the accounts that were ever removed. */
export async function readRemovedAccounts(manager: EntityManager): Promise<string[]> {
  const sql = `SELECT subject_id FROM audit_entry WHERE action = 'account removed' AND subject_id IS NOT NULL`;
  return (await queryRows(manager, row, sql)).map(({ subject_id }) => subject_id);
}

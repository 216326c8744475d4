import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const proof = z.object({
  outcome: z.enum(['proved', 'failed']),
  finishedAt: z.date(),
  seconds: z.int(),
  backupMadeAt: z.date().nullable(),
  tables: z.int().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  problem: z.string().nullable(),
});
export type Proof = z.infer<typeof proof>;

/** By the role of the scratch database, which may do nothing else in this one. */
export const NOTE_PROOF = `
  INSERT INTO restore_proof (outcome, finished_at, seconds, backup_made_at, tables, rows, files, problem)
  VALUES ($1, now(), $2, $3, $4, $5, $6, $7)
  ON CONFLICT (outcome) DO UPDATE SET finished_at = excluded.finished_at, seconds = excluded.seconds,
    backup_made_at = excluded.backup_made_at, tables = excluded.tables, rows = excluded.rows,
    files = excluded.files, problem = excluded.problem`;

/** The newest first: at most one that proved a backup, and one that failed. */
export function readProofs(database: DataSource): Promise<Proof[]> {
  return queryRows(
    database,
    proof,
    `SELECT outcome, finished_at AS "finishedAt", seconds, backup_made_at AS "backupMadeAt", tables, rows, files, problem
     FROM restore_proof ORDER BY finished_at DESC`,
  );
}

import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const idRow = z.object({ id: z.string() });
const countRow = z.object({ count: z.int() });
const tableRow = z.object({ exists: z.boolean() });
const UNUSED = `stored_enquiry_file AS stored
  WHERE keep_until <= now() AND NOT EXISTS (SELECT FROM enquiry_file WHERE enquiry_file.id = stored.id)`;

/** Longer than any enquiry takes: it matters only when the process dies. */
const KEEP_HOURS = 1;

/** Committed before a file is written, so that none is ever in the store unknown to the database. */
export async function reserveStored(database: DataSource, ids: string[]): Promise<void> {
  await database.query(
    `INSERT INTO stored_enquiry_file (id, keep_until)
     SELECT unnest($1::uuid[]), now() + make_interval(hours => $2)`,
    [ids, KEEP_HOURS],
  );
}

export async function expireStored(database: DataSource, ids: string[]): Promise<void> {
  await database.query('UPDATE stored_enquiry_file SET keep_until = now() WHERE id = ANY($1::uuid[])', [ids]);
}

/** Those that no enquiry has, or has any more; in any order, so that it is not always the same that come first. */
export async function readUnused(database: DataSource): Promise<string[]> {
  const sql = `SELECT id FROM ${UNUSED} ORDER BY random() LIMIT 1000`;
  return (await queryRows(database, idRow, sql)).map(({ id }) => id);
}

export function countUnused(database: DataSource): Promise<z.infer<typeof countRow>[]> {
  return queryRows(database, countRow, `SELECT count(*)::int AS count FROM ${UNUSED}`);
}

export async function forgetStored(database: DataSource, id: string): Promise<void> {
  await database.query('DELETE FROM stored_enquiry_file WHERE id = $1', [id]);
}

/** For a restore: of the site that is replaced, which may be of an older version. */
export async function readStored(manager: EntityManager): Promise<string[]> {
  if (!(await hasTable(manager))) return [];
  return (await queryRows(manager, idRow, 'SELECT id FROM stored_enquiry_file')).map(({ id }) => id);
}

/** Those whose enquiry is there. */
export async function readAttached(manager: EntityManager): Promise<string[]> {
  if (!(await hasTable(manager))) return [];
  return (await queryRows(manager, idRow, 'SELECT id FROM enquiry_file')).map(({ id }) => id);
}

/** For a restore: what no enquiry has then leaves the store with the next sweep that is due. */
export async function rememberStored(manager: EntityManager, ids: string[], keepDays = 0): Promise<void> {
  if (!(await hasTable(manager))) return;
  await manager.query(
    `INSERT INTO stored_enquiry_file (id, keep_until)
     SELECT id, CASE WHEN EXISTS (SELECT FROM enquiry_file WHERE enquiry_file.id = stored.id) THEN now()
       ELSE now() + make_interval(days => $2) END
     FROM unnest($1::uuid[]) AS stored(id) ON CONFLICT DO NOTHING`,
    [ids, keepDays],
  );
}

async function hasTable(manager: EntityManager): Promise<boolean> {
  const sql = `SELECT to_regclass('public.stored_enquiry_file') IS NOT NULL AS exists`;
  const [table] = await queryRows(manager, tableRow, sql);
  return table?.exists === true;
}

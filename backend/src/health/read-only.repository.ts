import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const readOnlySchema = z.object({ transaction_read_only: z.string() });

/** A standby, or one that somebody has closed to writing. */
export async function isReadOnly(database: DataSource): Promise<boolean> {
  const [row] = await queryRows(database, readOnlySchema, 'SHOW transaction_read_only');
  return row?.transaction_read_only !== 'off';
}

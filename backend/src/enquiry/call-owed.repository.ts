import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_CALL_OWED } from './call-owed.js';

export async function isCallOwed(database: DataSource, id: string): Promise<boolean> {
  const sql = `SELECT FROM enquiry WHERE id = $1 AND state = 'new' AND first_contact_at IS NULL AND ${IS_CALL_OWED}`;
  return (await queryRows(database, z.object({}), sql, [id])).length > 0;
}

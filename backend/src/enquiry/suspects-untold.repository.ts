import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const untoldRow = z.object({ seconds: z.coerce.number() });

/** 0 when the studio has been told of all. */
export function suspectsUntoldSeconds(database: DataSource): Promise<z.infer<typeof untoldRow>[]> {
  const sql = `SELECT coalesce(extract(epoch FROM now() - min(spam_since)), 0) AS seconds FROM enquiry
    WHERE state = 'spam' AND spam_reason IS NOT NULL AND in_digest AND studio_mail_sent_at IS NULL`;
  return queryRows(database, untoldRow, sql);
}

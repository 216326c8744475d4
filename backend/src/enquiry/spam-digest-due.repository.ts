import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const dueRow = z.object({ seconds: z.coerce.number() });

/** For how long the oldest suspected enquiry waits for it; 0 when the studio has been told of all. */
export function spamDigestDueSeconds(database: DataSource): Promise<z.infer<typeof dueRow>[]> {
  const sql = `SELECT coalesce(extract(epoch FROM now() - min(spam_since)), 0) AS seconds FROM enquiry
    WHERE state = 'spam' AND spam_reason IS NOT NULL AND in_digest AND studio_mail_sent_at IS NULL`;
  return queryRows(database, dueRow, sql);
}

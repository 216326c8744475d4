import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_CALL_AWAITED, IS_NUMBER_OPEN } from './call-owed.js';
import { IS_WITHDRAWN } from './consent/consent-withdrawal.repository.js';
import { MAY_CONTACT } from './do-not-contact.repository.js';

const contactStatus = z.object({
  id: z.uuid(),
  mayContact: z.boolean(),
  isCallOwed: z.boolean(),
  isNumberOpen: z.boolean(),
  isWithdrawn: z.boolean(),
});
export type ContactStatus = Omit<z.infer<typeof contactStatus>, 'id'>;

/** Of this moment, by the id of the enquiry. */
export async function readContactStatus(
  database: DataSource | EntityManager,
  ids: string[],
): Promise<Map<string, ContactStatus>> {
  const sql = `SELECT id, ${MAY_CONTACT} AS "mayContact", ${IS_CALL_AWAITED} AS "isCallOwed",
      ${IS_NUMBER_OPEN} AS "isNumberOpen", ${IS_WITHDRAWN} AS "isWithdrawn"
    FROM enquiry WHERE id = ANY($1)`;
  const rows = await queryRows(database, contactStatus, sql, [ids]);
  return new Map(rows.map(({ id, ...status }) => [id, status]));
}

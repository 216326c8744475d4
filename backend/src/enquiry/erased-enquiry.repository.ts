import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { forgetDoNotContact } from './do-not-contact.repository.js';
import { deleteErasedEnquiries } from './enquiry.repository.js';

const tableRow = z.object({ exists: z.boolean() });
const erasedRow = z.object({ id: z.string(), erased_at: z.string() });
export type ErasedEnquiries = z.infer<typeof erasedRow>[];

export async function rememberErased(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query('INSERT INTO erased_enquiry (id) SELECT unnest($1::uuid[])', [ids]);
}

export async function readErased(manager: EntityManager): Promise<ErasedEnquiries> {
  const sql = `SELECT to_regclass('public.erased_enquiry') IS NOT NULL AS exists`;
  const [table] = await queryRows(manager, tableRow, sql);
  if (!table?.exists) return [];
  return queryRows(manager, erasedRow, 'SELECT id, erased_at::text FROM erased_enquiry');
}

/** Also those that the backup knew of. @returns how many enquiries were deleted */
export async function eraseAgain(manager: EntityManager, erased: ErasedEnquiries): Promise<number> {
  await manager.query(
    `INSERT INTO erased_enquiry (id, erased_at)
     SELECT * FROM unnest($1::uuid[], $2::timestamptz[]) ON CONFLICT DO NOTHING`,
    [erased.map(({ id }) => id), erased.map(({ erased_at }) => erased_at)],
  );
  const deleted = await deleteErasedEnquiries(manager);
  await forgetDoNotContact(manager, deleted);
  return deleted.length;
}

import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { forgetDoNotContact } from './do-not-contact.repository.js';
import { type DeletedEnquiry, deleteErasedEnquiries } from './enquiry.repository.js';

const tableRow = z.object({ exists: z.boolean() });
const erasedRow = z.object({ id: z.string(), erased_at: z.string(), person_hash: z.string().nullable() });
export type ErasedEnquiries = z.infer<typeof erasedRow>[];

/** The person too, by a keyed hash, where nothing of the address is left. */
export async function rememberErased(manager: EntityManager, deleted: DeletedEnquiry[]): Promise<void> {
  await manager.query(
    `INSERT INTO erased_enquiry (id, person_hash)
     SELECT id, CASE WHEN NOT EXISTS (SELECT FROM enquiry WHERE lower(enquiry.email) = lower(gone.email)) THEN hash END
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS gone(id, hash, email)`,
    [
      deleted.map(({ id }) => id),
      deleted.map(({ personHash }) => personHash),
      deleted.map(({ email }) => email),
    ],
  );
}

/** Also of a version before the hash. */
const ERASED = `SELECT id, erased_at::text, to_jsonb(erased_enquiry)->>'person_hash' AS person_hash FROM erased_enquiry`;

export async function readErased(manager: EntityManager): Promise<ErasedEnquiries> {
  const sql = `SELECT to_regclass('public.erased_enquiry') IS NOT NULL AS exists`;
  const [table] = await queryRows(manager, tableRow, sql);
  if (!table?.exists) return [];
  return queryRows(manager, erasedRow, ERASED);
}

/** Also those that the backup knew of. @returns how many enquiries were deleted */
export async function eraseAgain(manager: EntityManager, erased: ErasedEnquiries): Promise<number> {
  await manager.query(
    `INSERT INTO erased_enquiry (id, erased_at, person_hash)
     SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) ON CONFLICT DO NOTHING`,
    [
      erased.map(({ id }) => id),
      erased.map(({ erased_at }) => erased_at),
      erased.map(({ person_hash }) => person_hash),
    ],
  );
  const deleted = await deleteErasedEnquiries(manager);
  await forgetDoNotContact(manager, deleted);
  return deleted.length;
}

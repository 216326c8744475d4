import type { Client } from 'pg';
import { z } from 'zod';
import { FORGET_MARKS } from '../enquiry/do-not-contact.js';

const existing = z.array(z.object({ exists: z.boolean() })).transform(([row]) => row?.exists === true);
const erasedRows = z.array(z.object({ id: z.string(), erased_at: z.string() }));

const deleted = z.array(z.object({ email: z.string(), phone: z.string() }));

export type ErasedEnquiries = z.infer<typeof erasedRows>;

export async function readErased(client: Client): Promise<ErasedEnquiries> {
  const table = await client.query(`SELECT to_regclass('public.erased_enquiry') IS NOT NULL AS exists`);
  if (!existing.parse(table.rows)) return [];
  return erasedRows.parse((await client.query('SELECT id, erased_at::text FROM erased_enquiry')).rows);
}

/** Also those that the backup knew of. @returns how many enquiries were deleted */
export async function eraseAgain(client: Client, erased: ErasedEnquiries): Promise<number> {
  await client.query(
    `INSERT INTO erased_enquiry (id, erased_at)
     SELECT * FROM unnest($1::uuid[], $2::timestamptz[]) ON CONFLICT DO NOTHING`,
    [erased.map(({ id }) => id), erased.map(({ erased_at }) => erased_at)],
  );
  const { rows } = await client.query(
    `DELETE FROM enquiry USING erased_enquiry WHERE enquiry.id = erased_enquiry.id
     RETURNING lower(enquiry.email) AS email, enquiry.phone_e164 AS phone`,
  );
  const persons = deleted.parse(rows);
  await client.query(FORGET_MARKS, [persons.map(({ email }) => email), persons.map(({ phone }) => phone)]);
  return persons.length;
}

import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { BY_RECEIPT } from './consent/consent-withdrawal.repository.js';

const tablesRow = z.object({ marks: z.boolean(), removed: z.boolean() });
const markRow = z.object({
  key: z.string().nullable(),
  email: z.string().nullable(),
  phone_e164: z.string().nullable(),
  created_at: z.string(),
  set_by: z.string().nullable(),
});
const removedRow = z.object({ key: z.string(), removed_at: z.string() });

export interface MarkFacts {
  /** Those that staff set. */
  marks: z.infer<typeof markRow>[];
  removed: z.infer<typeof removedRow>[];
}

const TABLES = `SELECT to_regclass('public.do_not_contact') IS NOT NULL AS marks,
  to_regclass('public.removed_mark') IS NOT NULL AS removed`;
/** Also of a version that kept address and number together, each of them in many rows, and neither key, who set the mark nor how. */
const MARKS = `SELECT DISTINCT ON (half.email, half.phone_e164) to_jsonb(mark)->>'key' AS key, half.email, half.phone_e164,
    created_at::text, to_jsonb(mark)->>'set_by' AS set_by
  FROM do_not_contact AS mark, LATERAL (VALUES (email, NULL), (NULL, phone_e164)) AS half(email, phone_e164)
  WHERE coalesce(half.email, half.phone_e164) <> '' AND to_jsonb(mark)->>'how' IS DISTINCT FROM '${BY_RECEIPT}'
  ORDER BY half.email, half.phone_e164, mark.created_at DESC`;

export async function readMarkFacts(manager: EntityManager): Promise<MarkFacts> {
  const [has] = await queryRows(manager, tablesRow, TABLES);
  const removed = 'SELECT key, removed_at::text FROM removed_mark';
  return {
    marks: has?.marks ? await queryRows(manager, markRow, MARKS) : [],
    removed: has?.removed ? await queryRows(manager, removedRow, removed) : [],
  };
}

/** In a restored backup. What was lifted or forgotten there since stays so: marks keep the keys that they had. @param carried enquiries whose history is not of there */
export async function markAgain(
  manager: EntityManager,
  { marks, removed }: MarkFacts,
  carried: string[],
): Promise<void> {
  await manager.query(
    `INSERT INTO removed_mark (key, removed_at) SELECT key, removed_at
     FROM jsonb_to_recordset($1::jsonb) AS fact(key uuid, removed_at timestamptz) ON CONFLICT DO NOTHING`,
    [JSON.stringify(removed)],
  );
  await manager.query(
    'DELETE FROM do_not_contact USING removed_mark WHERE do_not_contact.key = removed_mark.key',
  );
  await manager.query(
    `INSERT INTO do_not_contact (key, email, phone_e164, created_at, set_by)
     SELECT coalesce(fact.key, gen_random_uuid()), fact.email, fact.phone_e164, fact.created_at, fact.set_by
     FROM jsonb_to_recordset($1::jsonb) AS fact(key uuid, email text, phone_e164 text, created_at timestamptz, set_by text)
     WHERE NOT EXISTS (SELECT FROM removed_mark WHERE removed_mark.key = fact.key)
       AND NOT EXISTS (SELECT FROM enquiry_event JOIN enquiry ON enquiry.id = enquiry_id
         WHERE (lower(enquiry.email) = fact.email OR enquiry.phone_e164 = fact.phone_e164)
         AND enquiry.id <> ALL($2::uuid[]) AND at > fact.created_at
         AND enquiry_event.kind = 'do-not-contact' AND enquiry_event.text IN ('lifted', 'lifted in part'))
     ON CONFLICT (email, phone_e164) DO UPDATE SET how = NULL, set_by = excluded.set_by, created_at = excluded.created_at
       WHERE do_not_contact.how = '${BY_RECEIPT}'`,
    [JSON.stringify(marks), carried],
  );
}

import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { EnquiryEvent } from '../enquiry-event.entity.js';

/** A press that was sent late may be earlier than one that is stored: the earliest counts. */
const STAMP = `
  UPDATE enquiry SET (first_contact_at, first_contact_by, first_contact_how) = (
    SELECT at, actor, text FROM enquiry_event WHERE enquiry_id = $1 AND enquiry_event.kind = 'contact'
    ORDER BY at, enquiry_event.id LIMIT 1)
  WHERE enquiry.id = $1`;

export async function stampFirstContact(manager: EntityManager, enquiryId: string): Promise<void> {
  await manager.query(STAMP, [enquiryId]);
}

/** Its row stays, so that the press is not stored when its device sends it once more. */
export async function takeContactBack(
  manager: EntityManager,
  enquiryId: string,
  key: string,
): Promise<boolean> {
  const change = { kind: 'taken-back' } as const;
  const { affected } = await manager.update(EnquiryEvent, { enquiryId, key, kind: 'contact' }, change);
  return affected === 1;
}

/** Whether the person had asked to be left alone before that moment. */
export async function wasLeftAlone(
  manager: EntityManager,
  { email, phoneE164 }: { email: string; phoneE164: string },
  at: Date,
): Promise<boolean> {
  const sql = `SELECT FROM do_not_contact WHERE (email = lower($1) OR phone_e164 = $2) AND created_at <= $3 LIMIT 1`;
  return (await queryRows(manager, z.object({}), sql, [email, phoneE164, at])).length > 0;
}

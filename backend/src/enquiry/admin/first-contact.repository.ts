import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { DOES_CALL_STAND } from '../consent/call-stands.js';
import { MAY_CONTACT } from '../do-not-contact.repository.js';
import { EnquiryEvent } from '../enquiry-event.entity.js';
import type { ContactWay } from '../enquiry-event.schema.js';
import { DO_NOT_CONTACT, ENQUIRY, samePerson } from '../same-person.js';

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

/** Whether the person had asked to be left alone before that moment, and neither wrote again nor waits for a call. */
export async function wasLeftAlone(
  manager: EntityManager,
  enquiryId: string,
  { how, at }: { how: ContactWay; at: Date },
): Promise<boolean> {
  const sql = `SELECT FROM enquiry WHERE id = $1 AND NOT ${MAY_CONTACT} AND NOT ($2 = 'call' AND ${DOES_CALL_STAND})
    AND EXISTS (SELECT FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)} AND do_not_contact.created_at <= $3)`;
  return (await queryRows(manager, z.object({}), sql, [enquiryId, how, at])).length > 0;
}

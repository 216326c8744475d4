import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { insertOnce } from '../database/insert-once.js';
import { queryRows } from '../database/query-rows.js';
import { BY_RECEIPT, IS_WITHDRAWN } from './consent/consent-withdrawal.repository.js';
import { DoNotContact } from './do-not-contact.entity.js';
import type { Enquiry } from './enquiry.entity.js';
import type { DeletedEnquiry } from './enquiry.repository.js';
import {
  DO_NOT_CONTACT,
  ENQUIRY,
  PARAMETERS,
  type PersonIdentifiers,
  type SameBy,
  samePerson,
} from './same-person.js';

export const IS_DO_NOT_CONTACT = `EXISTS (SELECT FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)})`;

const theirs = (condition: string) =>
  `EXISTS (SELECT FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)} AND ${condition})`;

/**
 * Of an enquiry: it may be answered. Whoever withdrew and then wrote again from the same address wants that; where only the
 * number is the same, it may be somebody else's.
 */
export const MAY_CONTACT = `(NOT ${IS_WITHDRAWN}
  AND NOT ${theirs(`(do_not_contact.how IS DISTINCT FROM '${BY_RECEIPT}' OR do_not_contact.created_at >= enquiry.created_at)`)}
  AND (NOT ${IS_DO_NOT_CONTACT} OR ${theirs('do_not_contact.email IS NOT NULL')}))`;

export async function mayContact(manager: EntityManager, { id }: Pick<Enquiry, 'id'>): Promise<boolean> {
  const sql = `SELECT FROM enquiry WHERE id = $1 AND ${MAY_CONTACT}`;
  return (await queryRows(manager, z.object({}), sql, [id])).length > 0;
}

/** Nothing is left to be done for them. A mark of who withdrew becomes one of staff, which holds for what comes later too. @returns whether anything was not marked so before */
export async function addDoNotContact(
  manager: EntityManager,
  { email, phoneE164 }: PersonIdentifiers,
  by: SameBy,
  setBy: string,
): Promise<boolean> {
  const taken = await queryRows(
    manager,
    z.object({}),
    `UPDATE do_not_contact SET how = NULL, set_by = $3, created_at = now()
     WHERE how = $4 AND ${samePerson(DO_NOT_CONTACT, PARAMETERS, by)} RETURNING id`,
    [email, phoneE164, setBy, BY_RECEIPT],
  );
  const marks = [
    ...(by === 'phone' ? [] : [{ email: email.toLowerCase(), setBy }]),
    ...(by === 'email' ? [] : [{ phoneE164, setBy }]),
  ];
  let isChanged = taken.length > 0;
  for (const mark of marks) isChanged = (await insertOnce(manager, DoNotContact, mark)) || isChanged;
  await clearNextSteps(manager);
  return isChanged;
}

export async function clearNextSteps(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE enquiry SET next_step = NULL, next_step_at = NULL, call_again_at = NULL
     WHERE (next_step IS NOT NULL OR call_again_at IS NOT NULL) AND NOT ${MAY_CONTACT}`,
  );
}

export async function removeDoNotContact(
  manager: EntityManager,
  { email, phoneE164 }: PersonIdentifiers,
  by: SameBy,
): Promise<boolean> {
  return removeMarks(manager, samePerson(DO_NOT_CONTACT, PARAMETERS, by), [email, phoneE164]);
}

/** Remembers which, so that a restore removes them again. @returns whether there were any */
export async function removeMarks(
  manager: EntityManager,
  where: string,
  values: unknown[],
): Promise<boolean> {
  const sql = `WITH removed AS (DELETE FROM do_not_contact WHERE ${where} RETURNING key),
    remembered AS (INSERT INTO removed_mark (key) SELECT key FROM removed ON CONFLICT DO NOTHING)
    SELECT key FROM removed`;
  return (await queryRows(manager, z.object({}), sql, values)).length > 0;
}

/** To the address that was corrected; the former one keeps its marks only where another enquiry has it. */
export async function carryMark(manager: EntityManager, former: string, correct: string): Promise<void> {
  const carried = await queryRows(
    manager,
    z.object({}),
    `WITH gone AS (DELETE FROM do_not_contact WHERE email = lower($1)
       AND NOT EXISTS (SELECT FROM enquiry WHERE lower(enquiry.email) = lower($1)) RETURNING key)
     INSERT INTO do_not_contact (key, email, created_at, set_by)
     SELECT coalesce(gone.key, gen_random_uuid()), lower($2), mark.created_at, mark.set_by
     FROM do_not_contact AS mark LEFT JOIN gone ON gone.key = mark.key
     WHERE mark.email = lower($1) AND mark.how IS DISTINCT FROM $3
     ON CONFLICT (email, phone_e164) DO UPDATE SET how = NULL, set_by = excluded.set_by, created_at = excluded.created_at
       WHERE do_not_contact.how = $3
     RETURNING do_not_contact.id`,
    [former, correct, BY_RECEIPT],
  );
  if (carried.length > 0) await clearNextSteps(manager);
}

/** Forgets the marks that no remaining enquiry shares. A number that was marked before they typed it in is somebody else's. */
export async function forgetDoNotContact(manager: EntityManager, deleted: DeletedEnquiry[]): Promise<void> {
  await removeMarks(
    manager,
    `EXISTS (
         SELECT FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS gone(email, phone, since)
         WHERE do_not_contact.email = lower(gone.email) OR (phone_e164 = gone.phone AND created_at >= since))
       AND NOT EXISTS (SELECT FROM enquiry WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)})`,
    [
      deleted.map(({ email }) => email),
      deleted.map(({ phoneE164 }) => phoneE164),
      deleted.map(({ createdAt }) => createdAt),
    ],
  );
}

/** Takes away the mark of a number that somebody with another address has too. @returns whether there was one */
export async function freeSharedNumber(
  manager: EntityManager,
  { email, phoneE164 }: PersonIdentifiers,
): Promise<boolean> {
  const sql = `DELETE FROM do_not_contact WHERE how = $1 AND phone_e164 = $2 AND EXISTS (
    SELECT FROM enquiry WHERE phone_e164 = $2 AND lower(email) <> lower($3) AND state <> 'spam') RETURNING phone_e164`;
  return (await queryRows(manager, z.object({}), sql, [BY_RECEIPT, phoneE164, email])).length > 0;
}

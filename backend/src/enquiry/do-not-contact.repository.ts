import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { DoNotContact } from './do-not-contact.entity.js';
import type { Enquiry } from './enquiry.entity.js';
import { DO_NOT_CONTACT, ENQUIRY, PARAMETERS, type SameBy, samePerson } from './same-person.js';

export type Person = Pick<Enquiry, 'email' | 'phoneE164'>;

export const IS_DO_NOT_CONTACT = `EXISTS (SELECT FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)})`;

export async function isDoNotContact(manager: EntityManager, { email, phoneE164 }: Person): Promise<boolean> {
  const sql = `SELECT FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, PARAMETERS)} LIMIT 1`;
  return (await queryRows(manager, z.object({}), sql, [email, phoneE164])).length > 0;
}

/** Nothing is left to be done for them. */
export async function addDoNotContact(
  manager: EntityManager,
  { email, phoneE164 }: Person,
  by: SameBy,
  setBy: string,
): Promise<void> {
  const marks = [
    ...(by === 'phone' ? [] : [{ email: email.toLowerCase(), setBy }]),
    ...(by === 'email' ? [] : [{ phoneE164, setBy }]),
  ];
  await manager.createQueryBuilder().insert().into(DoNotContact).values(marks).orIgnore().execute();
  await clearNextSteps(manager);
}

export async function clearNextSteps(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE enquiry SET next_step = NULL, next_step_at = NULL, call_again_at = NULL
     WHERE (next_step IS NOT NULL OR call_again_at IS NOT NULL) AND ${IS_DO_NOT_CONTACT}`,
  );
}

export async function removeDoNotContact(
  manager: EntityManager,
  { email, phoneE164 }: Person,
  by: SameBy,
): Promise<void> {
  const sql = `DELETE FROM do_not_contact WHERE ${samePerson(DO_NOT_CONTACT, PARAMETERS, by)}`;
  await manager.query(sql, [email, phoneE164]);
}

/** Forgets the marks of erased persons that no remaining enquiry shares. */
export async function forgetDoNotContact(manager: EntityManager, persons: Person[]): Promise<void> {
  await manager.query(
    `DELETE FROM do_not_contact WHERE (email = ANY($1) OR phone_e164 = ANY($2))
       AND NOT EXISTS (SELECT FROM enquiry WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)})`,
    [persons.map(({ email }) => email.toLowerCase()), persons.map(({ phoneE164 }) => phoneE164)],
  );
}

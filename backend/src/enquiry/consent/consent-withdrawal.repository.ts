import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import type { Enquiry } from '../enquiry.entity.js';
import { DO_NOT_CONTACT, ENQUIRY, samePerson } from '../same-person.js';

/** How somebody withdrew, and the marks that came of it. */
export const BY_RECEIPT = 'receipt';
export const VISITOR = 'The visitor';

export const IS_WITHDRAWN = `EXISTS (SELECT FROM consent_withdrawal
  WHERE consent_withdrawal.enquiry_id = enquiry.id AND lifted_at IS NULL)`;

type Addressed = Pick<Enquiry, 'email'>;
const idRow = z.object({ id: z.string() });

async function changedIds(manager: EntityManager, sql: string, values: unknown[]): Promise<string[]> {
  return (await queryRows(manager, idRow, sql, values)).map(({ id }) => id);
}

/** For all that was sent from this address so far. @returns the enquiries, none when it was withdrawn before */
export async function addWithdrawals(manager: EntityManager, { email }: Addressed): Promise<string[]> {
  const sql = `INSERT INTO consent_withdrawal (enquiry_id, person_hash, how)
    SELECT id, person_hash, $2 FROM enquiry WHERE lower(email) = lower($1) AND NOT ${IS_WITHDRAWN}
    ON CONFLICT DO NOTHING RETURNING enquiry_id AS id`;
  const ids = await changedIds(manager, sql, [email, BY_RECEIPT]);
  if (ids.length > 0) await markWithdrawn(manager, email);
  return ids;
}

export async function liftWithdrawals(
  manager: EntityManager,
  { email }: Addressed,
  { by, how }: { by: string; how: string },
): Promise<string[]> {
  const sql = `UPDATE consent_withdrawal SET lifted_at = now(), lifted_by = $2, lifted_how = $3
    FROM enquiry WHERE enquiry.id = enquiry_id AND lower(email) = lower($1) AND lifted_at IS NULL
    RETURNING enquiry_id AS id`;
  const ids = await changedIds(manager, sql, [email, by, how]);
  await removeLiftedMarks(manager);
  return ids;
}

export function cancelCalls(manager: EntityManager, { email }: Addressed): Promise<string[]> {
  const sql = `UPDATE consent_withdrawal SET call_cancelled_at = now()
    FROM enquiry WHERE enquiry.id = enquiry_id AND lower(email) = lower($1)
      AND lifted_at IS NULL AND call_cancelled_at IS NULL
    RETURNING enquiry_id AS id`;
  return changedIds(manager, sql, [email]);
}

/**
 * A number is marked as well unless another address has it too: somebody may have typed in a stranger's.
 * @param email all addresses without it, for a restore: it sets again what staff may have lifted
 */
export async function markWithdrawn(manager: EntityManager, email?: string): Promise<void> {
  const isShared = `EXISTS (SELECT FROM enquiry other WHERE other.phone_e164 = enquiry.phone_e164
    AND lower(other.email) <> lower(enquiry.email) AND other.state <> 'spam')`;
  const isMeant = `($3::text IS NULL OR lower(enquiry.email) = lower($3)) AND ${IS_WITHDRAWN}`;
  const mark = (column: string, value: string, where: string) =>
    manager.query(
      `INSERT INTO do_not_contact (${column}, set_by, how)
       SELECT DISTINCT ${value}, $1, $2 FROM enquiry WHERE ${where} ON CONFLICT DO NOTHING`,
      [VISITOR, BY_RECEIPT, email ?? null],
    );
  await mark('email', 'lower(email)', isMeant);
  await mark('phone_e164', 'phone_e164', `${isMeant} AND NOT ${isShared}`);
}

/** Marks that staff set stay. */
export async function removeLiftedMarks(manager: EntityManager): Promise<void> {
  const theirs = `SELECT FROM enquiry WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)}`;
  const wasLifted = `EXISTS (SELECT FROM consent_withdrawal
    WHERE consent_withdrawal.enquiry_id = enquiry.id AND lifted_at IS NOT NULL)`;
  await manager.query(
    `DELETE FROM do_not_contact WHERE how = $1
       AND EXISTS (${theirs} AND ${wasLifted}) AND NOT EXISTS (${theirs} AND ${IS_WITHDRAWN})`,
    [BY_RECEIPT],
  );
}

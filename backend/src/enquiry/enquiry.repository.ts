import { type EntityManager, Like } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { studio } from '../studio/studio.js';
import { openStates } from './enquiry-state.js';
import { Enquiry } from './enquiry.entity.js';
import { ENQUIRY, PARAMETERS, type PersonIdentifiers, type SameBy, samePerson } from './same-person.js';
import { lockByName } from '../database/lock-by-name.js';

const deletedRow = z.object({
  id: z.string(),
  email: z.string(),
  phoneE164: z.string(),
  personHash: z.string().nullable(),
  createdAt: z.date(),
});
const ownerRow = z.object({ owner: z.string(), count: z.int() });
const deletionRow = z.object({ at: z.date() });
const countRow = z.object({ count: z.int() });
export type DeletedEnquiry = z.infer<typeof deletedRow>;

const SPARED_UNTIL = `(
  SELECT max(at) + interval '${studio.retention.suspectedSpam}' FROM enquiry_event
  WHERE enquiry_id = enquiry.id AND kind = 'state' HAVING bool_or(text = 'won'))`;
const TOO_OLD = {
  unsuccessful: `state <> 'won' AND (state <> 'spam' OR spam_since IS NULL) AND (${SPARED_UNTIL} > now()) IS NOT TRUE`,
  suspected: `state = 'spam'`,
};
/** From when the age counts. Servers of an earlier version write down no `spam_since`. */
const BEGAN = {
  unsuccessful: 'created_at',
  suspected: 'coalesce(spam_since, CASE WHEN spam_reason IS NOT NULL THEN created_at END)',
};
export type TooOld = keyof typeof TOO_OLD;

/**
 * Repetitions of one form may arrive at the same moment: the others wait until the first is stored. Words alone repeat
 * those that came with files, for what a browser sends again by itself has none, and files may follow their words.
 */
export async function findRepeated(manager: EntityManager, submissionKey: string): Promise<Enquiry | null> {
  const [words = '', files] = submissionKey.split('.');
  await lockByName(manager, words);
  const same = await manager.findOneBy(Enquiry, { submissionKey });
  return same ?? manager.findOneBy(Enquiry, { submissionKey: files ? words : Like(`${words}.%`) });
}

/** @param age as Postgres reads intervals */
export function deleteOldEnquiries(
  manager: EntityManager,
  which: TooOld,
  age: string,
  limit: number,
): Promise<DeletedEnquiry[]> {
  const batch = `SELECT id FROM enquiry WHERE ${TOO_OLD[which]} AND ${BEGAN[which]} < now() - $1::interval
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`;
  return deleteWhere(manager, `id IN (${batch})`, [age, limit]);
}

/** When its age deletes it. @returns undefined for one that is won */
export async function readDeletion(manager: EntityManager, id: string): Promise<Date | undefined> {
  const sql = `SELECT greatest(created_at + $2::interval, ${SPARED_UNTIL}) AS at
    FROM enquiry WHERE id = $1 AND state <> 'won'`;
  const [row] = await queryRows(manager, deletionRow, sql, [id, studio.retention.enquiries]);
  return row?.at;
}

export function deleteEnquiriesOf(
  manager: EntityManager,
  { email, phoneE164 }: PersonIdentifiers,
  by: SameBy,
): Promise<DeletedEnquiry[]> {
  return deleteWhere(manager, samePerson(ENQUIRY, PARAMETERS, by), [email, phoneE164]);
}

export function deleteErasedEnquiries(manager: EntityManager): Promise<DeletedEnquiry[]> {
  const isSameAddress = `EXISTS (SELECT FROM erased_enquiry
    WHERE erased_enquiry.person_hash = enquiry.person_hash AND erased_at >= enquiry.created_at)`;
  return deleteWhere(manager, `id IN (SELECT id FROM erased_enquiry) OR ${isSameAddress}`, []);
}

function deleteWhere(manager: EntityManager, where: string, values: unknown[]): Promise<DeletedEnquiry[]> {
  const sql = `DELETE FROM enquiry WHERE ${where}
    RETURNING id, email, phone_e164 AS "phoneE164", person_hash AS "personHash", created_at AS "createdAt"`;
  return queryRows(manager, deletedRow, sql, values);
}

export async function countOpenByOwner(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
  const sql = `SELECT owner_id AS owner, count(*)::int AS count FROM enquiry
    WHERE owner_id IS NOT NULL AND state = ANY($1) GROUP BY owner_id`;
  const rows = await queryRows(manager, ownerRow, sql, [openStates]);
  return new Map(rows.map(({ owner, count }) => [owner, count]));
}

/** Ten at most, that others sent within 30 days. */
export async function countOfSameWords(
  manager: EntityManager,
  { message, email }: Pick<Enquiry, 'message' | 'email'>,
): Promise<number> {
  const sql = `SELECT count(*)::int AS count FROM (
    SELECT FROM enquiry WHERE md5(lower(message)) = md5(lower($1)) AND lower(email) <> lower($2)
      AND created_at > now() - interval '30 days' LIMIT 10) others`;
  const [row] = await queryRows(manager, countRow, sql, [message, email]);
  return row?.count ?? 0;
}

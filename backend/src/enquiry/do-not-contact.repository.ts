import type { EntityManager } from 'typeorm';

const SAME_EMAIL = 'lower(email) = lower($1)';
const SAME_PHONE = 'phone_e164 = $2';
/** SQL: what of another row says that it is the same person, or somebody who has typed in theirs. */
export const SAME_PERSON = `(${SAME_EMAIL} OR ${SAME_PHONE})`;

/** SQL for one of the ways to say who is meant, `$3`: with both the same, with this address, this number, or either. */
export const MEANT = `${SAME_PERSON} AND CASE $3 WHEN 'both' THEN ${SAME_EMAIL} AND ${SAME_PHONE}
  WHEN 'email' THEN ${SAME_EMAIL} WHEN 'phone' THEN ${SAME_PHONE} ELSE true END`;

/** SQL: how many enquiries each of those ways means. */
export const COUNT_MEANT = `
  SELECT count(*) FILTER (WHERE ${SAME_EMAIL} AND ${SAME_PHONE})::int AS both, count(*) FILTER (WHERE ${SAME_EMAIL})::int AS email,
    count(*) FILTER (WHERE ${SAME_PHONE})::int AS phone, count(*)::int AS either
  FROM enquiry WHERE ${SAME_PERSON}`;

/** SQL: removes the marks of addresses, `$1`, and numbers, `$2`, that nobody else's enquiry has. */
export const FORGET_MARKS = `
  DELETE FROM do_not_contact AS mark WHERE (email = ANY($1) OR phone_e164 = ANY($2)) AND NOT EXISTS
    (SELECT FROM enquiry WHERE lower(enquiry.email) = mark.email OR enquiry.phone_e164 = mark.phone_e164)`;

/** Whether somebody with this e-mail address or number has asked not to be contacted. */
export async function isDoNotContact(
  manager: EntityManager,
  email: string,
  phoneE164: string,
): Promise<boolean> {
  const [row] = await manager.query<{ is: boolean }[]>(
    `SELECT EXISTS (SELECT FROM do_not_contact WHERE ${SAME_PERSON}) AS is`,
    [email, phoneE164],
  );
  return row?.is === true;
}

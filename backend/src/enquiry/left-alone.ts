import type { EntityManager } from 'typeorm';

/** SQL: what of another row says that it is the same person. */
export const SAME_PERSON = `(lower(email) = lower($1) OR phone_e164 = $2)`;

/** Whether somebody with this e-mail address or number has asked not to be contacted. */
export async function isLeftAlone(
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

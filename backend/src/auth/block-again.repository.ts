import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { readAccountActs, readLastAct } from '../audit/audit-entry.repository.js';
import { queryRows } from '../database/query-rows.js';

const existsRow = z.object({ exists: z.boolean() });
const idRow = z.object({ id: z.string() });
const emailRow = z.object({ email: z.string() });

export interface KeptOut {
  /** Ids of accounts that are blocked or were removed. */
  closed: string[];
  /** Ids of the invitations that are open. */
  invited: string[];
  /** Of the last act that is known: what was decided after it holds. */
  until: string | undefined;
}

/** The accounts that may not sign in now; none where the database has no tables yet. */
export async function readKeptOut(manager: EntityManager): Promise<KeptOut> {
  const tables = `to_regclass('public.admin') IS NOT NULL AND to_regclass('public.audit_entry') IS NOT NULL
    AND to_regclass('public.invitation') IS NOT NULL`;
  const [known] = await queryRows(manager, existsRow, `SELECT ${tables} AS exists`);
  if (!known?.exists) return { closed: [], invited: [], until: undefined };
  const blocked = `SELECT id FROM admin WHERE to_jsonb(admin)->>'blocked_at' IS NOT NULL`;
  const idsOf = async (sql: string) => (await queryRows(manager, idRow, sql)).map(({ id }) => id);
  return {
    closed: [...(await idsOf(blocked)), ...(await readAccountActs(manager, 'account removed'))],
    invited: await idsOf('SELECT id FROM invitation'),
    until: await readLastAct(manager),
  };
}

/** In a restored backup, which knows accounts and invitations as they were. @returns the addresses of those it let in */
export async function blockAgain(
  manager: EntityManager,
  { closed, invited, until }: KeptOut,
): Promise<string[]> {
  await manager.query(
    `DELETE FROM invitation WHERE NOT id = ANY($1::uuid[]) AND created_at <= coalesce($2::timestamptz, 'infinity')`,
    [invited, until ?? null],
  );
  const unblocked = until === undefined ? [] : await readAccountActs(manager, 'account unblocked', until);
  const blocked = await queryRows(
    manager,
    emailRow,
    `WITH blocked AS (UPDATE admin SET blocked_at = now()
       WHERE blocked_at IS NULL AND id::text = ANY($1) AND NOT id::text = ANY($2) RETURNING email)
     SELECT email FROM blocked ORDER BY email`,
    [closed, unblocked],
  );
  return blocked.map(({ email }) => email);
}

import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AuditAction } from '../audit/audit.schema.js';
import { readAccountActs, readLastAct } from '../audit/audit-entry.repository.js';
import { queryRows } from '../database/query-rows.js';
import { ROLES } from '../requests/for-role.js';

const existsRow = z.object({ exists: z.boolean() });
const idRow = z.object({ id: z.string() });
const roleRow = z.object({ id: z.string(), role: z.string() });
const emailRow = z.object({ email: z.string() });

/** None where the database is from before there were roles. */
const ROLES_THEN = `SELECT id, to_jsonb(admin)->>'role' AS role FROM admin WHERE to_jsonb(admin)->>'role' IS NOT NULL`;

export interface KeptOut {
  /** Ids of accounts that are blocked or were removed. */
  closed: string[];
  /** Of every account. */
  roles: z.infer<typeof roleRow>[];
  /** Link keys of the invitations that are open: one that was sent again has another. */
  invited: string[];
  /** Of the last act that is known: what was decided after it holds. */
  until: string | undefined;
}

/** The accounts that may not sign in now; none where the database has no tables yet. */
export async function readKeptOut(manager: EntityManager): Promise<KeptOut> {
  const tables = `to_regclass('public.admin') IS NOT NULL AND to_regclass('public.audit_entry') IS NOT NULL
    AND to_regclass('public.invitation') IS NOT NULL`;
  const [known] = await queryRows(manager, existsRow, `SELECT ${tables} AS exists`);
  if (!known?.exists) return { closed: [], roles: [], invited: [], until: undefined };
  const blocked = `SELECT id FROM admin WHERE to_jsonb(admin)->>'blocked_at' IS NOT NULL`;
  const idsOf = async (sql: string) => (await queryRows(manager, idRow, sql)).map(({ id }) => id);
  return {
    closed: [...(await idsOf(blocked)), ...(await readAccountActs(manager, 'account removed'))],
    roles: await queryRows(manager, roleRow, ROLES_THEN),
    invited: await idsOf('SELECT link_key AS id FROM invitation'),
    until: await readLastAct(manager),
  };
}

/** In a restored backup, which knows accounts and invitations as they were. @returns the addresses of those it let in */
export async function blockAgain(
  manager: EntityManager,
  { closed, invited, until }: KeptOut,
): Promise<string[]> {
  await manager.query(
    `DELETE FROM invitation WHERE NOT link_key = ANY($1::uuid[]) AND created_at <= coalesce($2::timestamptz, 'infinity')`,
    [invited, until ?? null],
  );
  const unblocked = await readActsAfter(manager, 'account unblocked', until);
  const blocked = await queryRows(
    manager,
    emailRow,
    `WITH blocked AS (UPDATE admin SET blocked_at = now(), devices_forgotten_at = now()
       WHERE blocked_at IS NULL AND id::text = ANY($1) AND NOT id::text = ANY($2) RETURNING id, email),
     ended AS (UPDATE session SET revoked_at = now() FROM blocked
       WHERE session.admin_id = blocked.id AND revoked_at IS NULL)
     SELECT email FROM blocked ORDER BY email`,
    [closed, unblocked],
  );
  return blocked.map(({ email }) => email);
}

/** In a restored backup, too: no account may do more than before. @returns the addresses of those that might have */
export async function lowerAgain(manager: EntityManager, { roles, until }: KeptOut): Promise<string[]> {
  const changed = await readActsAfter(manager, 'role changed', until);
  const lowered = await queryRows(
    manager,
    emailRow,
    `WITH lowered AS (UPDATE admin SET role = known.role
       FROM unnest($1::uuid[], $2::text[]) AS known (id, role)
       WHERE admin.id = known.id AND NOT admin.id::text = ANY($3)
         AND array_position($4::text[], admin.role) > array_position($4::text[], known.role)
       RETURNING email)
     SELECT email FROM lowered ORDER BY email`,
    [roles.map(({ id }) => id), roles.map(({ role }) => role), changed, ROLES],
  );
  return lowered.map(({ email }) => email);
}

/** @returns ids of the accounts to which it was done after that act */
async function readActsAfter(
  manager: EntityManager,
  action: AuditAction,
  until: string | undefined,
): Promise<string[]> {
  return until === undefined ? [] : readAccountActs(manager, action, until);
}

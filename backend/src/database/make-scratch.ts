import { escapeIdentifier } from 'pg';
import { z } from 'zod';
import { type Owner, letServingRoleIn, roleOf } from './serving-role.js';

const ENDING = '_scratch';
/** Fixed: a role of the site's database with another name is given nothing. */
const SCRATCH_ROLE = `SELECT rolname AS name FROM pg_roles WHERE rolname = current_database() || '${ENDING}'`;
const MAY_MAKE_DATABASES = `SELECT rolname AS name FROM pg_roles WHERE rolname = current_user AND (rolcreatedb OR rolsuper)`;
const names = z.array(z.object({ name: z.string() }));

/** The site's own database, to which a scratch database belongs. @throws unless the one is named after the other */
export function siteOfScratch(scratchUrl: string): string {
  const url = new URL(scratchUrl);
  const name = databaseOf(scratchUrl);
  if (!name.endsWith(ENDING) || name === ENDING)
    throw new Error(
      `SCRATCH_DATABASE_URL names the database ${name}: it must be that of the site with ${ENDING} after it.`,
    );
  url.pathname = `/${encodeURIComponent(name.slice(0, -ENDING.length))}`;
  return url.href;
}

export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** The scratch database and its role, which owns nothing else. Where the owner may not make databases, somebody else does. */
export async function makeScratch(owner: Owner, scratchUrl: string): Promise<void> {
  await letServingRoleIn(owner, siteOfScratch(scratchUrl), 'SCRATCH_DATABASE_URL');
  const name = databaseOf(scratchUrl);
  const found = names.parse(
    await owner.query('SELECT datname AS name FROM pg_database WHERE datname = $1', [name]),
  );
  if (found.length > 0 || names.parse(await owner.query(MAY_MAKE_DATABASES)).length === 0) return;
  const role = escapeIdentifier(roleOf(scratchUrl));
  // Since Postgres 16 who makes a role may not act as it unless it says so; where it cannot, the next statement tells.
  await owner.query(`GRANT ${role} TO CURRENT_USER`).catch(() => undefined);
  await owner.query(`CREATE DATABASE ${escapeIdentifier(name)} OWNER ${role}`);
}

/** It notes how a proof of a restore went, and may do nothing else in the site's database. */
export async function grantScratch(owner: Owner): Promise<void> {
  await owner.query('REVOKE EXECUTE ON FUNCTION public.remove_old_audit_entries() FROM PUBLIC');
  for (const { name } of names.parse(await owner.query(SCRATCH_ROLE))) {
    const to = escapeIdentifier(name);
    await owner.query(`GRANT USAGE ON SCHEMA public TO ${to}`);
    await owner.query(`GRANT SELECT, INSERT, UPDATE ON public.restore_proof TO ${to}`);
  }
}

import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';

const SCHEMAS = ['public', 'graphile_worker'];
/** Only the owner records which versions have run. */
const READ_ONLY = ['public.migrations', 'graphile_worker.migrations'];
/** The serving role adds to these and never changes them. */
const APPEND_ONLY = ['public.audit_entry'];

const FUNCTIONS = `
  SELECT oid::regprocedure::text AS name FROM pg_proc
  WHERE pronamespace = ANY($1::regnamespace[]) AND prokind = 'f' AND pg_has_role(proowner, 'USAGE')`;
/** Tables with row-level security that no policy opens to the role. */
const CLOSED_TABLES = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relnamespace = ANY($1::regnamespace[]) AND relrowsecurity
    AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid AND polname = $2)`;
const MAY_MAKE_ROLES = `SELECT rolname AS name FROM pg_roles WHERE rolname = current_user AND (rolcreaterole OR rolsuper)`;
const names = z.array(z.object({ name: z.string() }));

export interface Owner {
  query(statement: string, parameters?: unknown[]): Promise<unknown>;
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** @param setting where the address stands */
export async function letServingRoleIn(owner: Owner, url: string, setting = 'DATABASE_URL'): Promise<void> {
  if (await canSignIn(url)) return;
  const role = roleOf(url);
  const refuse = (cause?: unknown): never => {
    const reason = `cannot sign in with the password of ${setting}, and the owner may not change that`;
    throw new Error(`The role ${role} ${reason}: let an administrator of the database make it.`, { cause });
  };
  // Postgres writes a statement that it refuses into its log, password included.
  if (names.parse(await owner.query(MAY_MAKE_ROLES)).length === 0) refuse();
  const found = names.parse(
    await owner.query('SELECT rolname AS name FROM pg_roles WHERE rolname = $1', [role]),
  );
  const password = escapeLiteral(decodeURIComponent(new URL(url).password));
  const change = `${found.length > 0 ? 'ALTER' : 'CREATE'} ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${password}`;
  await owner.query(change).catch(refuse);
}

/** Rows of every table, but neither tables nor the records of what happened. */
export async function grantServing(owner: Owner, role: string): Promise<void> {
  const to = escapeIdentifier(role);
  const schemas = SCHEMAS.join(', ');
  const [database] = names.parse(await owner.query('SELECT current_database() AS name'));
  const functions = names.parse(await owner.query(FUNCTIONS, [SCHEMAS]));
  const closed = names.parse(await owner.query(CLOSED_TABLES, [SCHEMAS, role]));
  const statements = [
    `REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(database?.name ?? '')} FROM PUBLIC`,
    `REVOKE CREATE ON SCHEMA ${schemas} FROM PUBLIC`,
    `GRANT USAGE ON SCHEMA ${schemas} TO ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${schemas} FROM ${to}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${to}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(', ')} FROM ${to}`,
    `REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(', ')} FROM ${to}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${to}`,
    ...functions.map(({ name }) => `GRANT EXECUTE ON FUNCTION ${name} TO ${to}`),
    ...closed.map(({ name }) => `CREATE POLICY ${to} ON ${name} TO ${to} USING (true) WITH CHECK (true)`),
  ];
  for (const statement of statements) await owner.query(statement);
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Class 28 of SQLSTATE: no such role, or another password.
    if (error instanceof DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

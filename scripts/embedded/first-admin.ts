import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

const DEFAULT_EMAIL = 'admin@example.com';
const TIMEOUT_MS = 5_000;

export interface FirstAdminStart {
  env: Record<string, string | undefined>;
  introduce: () => void;
}

/** The password is in a file until it has been shown, so that an interrupted start does not lose it. */
export async function firstAdmin(databaseUrl: string, dataDir: string): Promise<FirstAdminStart> {
  const email = process.env['ADMIN_EMAIL'] || DEFAULT_EMAIL;
  const chosen = process.env['ADMIN_PASSWORD'];
  const file = join(dataDir, 'first-admin-password');
  const exists = await hasAdmin(databaseUrl);
  if (chosen) return { env: { ADMIN_EMAIL: email }, introduce: () => {} };
  const password = loadOrCreateSecret(file, exists ? 0 : 15);
  if (!password) return { env: { ADMIN_EMAIL: undefined }, introduce: () => {} };
  const introduce = (): void => {
    console.log(
      `\nSign in at /admin as ${email} with the password ${password}\nIt is shown this once: keep it.\n`,
    );
    rmSync(file, { force: true });
  };
  return { env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, introduce };
}

/** @throws with a sentence when the database does not answer in time */
async function hasAdmin(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw new Error(`${whichDatabase()} cannot be reached: ${reasonOf(error)}.`, { cause: error });
    });
    const table = await client.query("SELECT to_regclass('public.admin') IS NOT NULL AS exists");
    return (
      table.rows[0]?.exists === true && (await client.query('SELECT 1 FROM admin LIMIT 1')).rowCount === 1
    );
  } finally {
    // A silent server never answers that it has ended.
    void client.end().catch(() => undefined);
  }
}

function whichDatabase(): string {
  if (!process.env['DATABASE_URL']) return 'The built-in database';
  const isOwn = Boolean(process.env['MIGRATION_DATABASE_URL']);
  return `The database of ${isOwn ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'}`;
}

/** The name of a host leads to several addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

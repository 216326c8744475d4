import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { closeDatabase, openDatabase } from './open-database.ts';

const DEFAULT_EMAIL = 'admin@example.com';

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

async function hasAdmin(databaseUrl: string): Promise<boolean> {
  const client = await openDatabase(databaseUrl);
  try {
    const table = await client.query("SELECT to_regclass('public.admin') IS NOT NULL AS exists");
    return (
      table.rows[0]?.exists === true && (await client.query('SELECT 1 FROM admin LIMIT 1')).rowCount === 1
    );
  } finally {
    closeDatabase(client);
  }
}

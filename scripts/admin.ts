// npm run admin -- COMMAND: manages admin accounts, while the site runs or not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildUnlessServed } from './embedded/build.ts';
import { claimDatabase } from './embedded/database.ts';
import { loadOrCreateSecret } from './embedded/load-or-create-secret.ts';
import { startPostgres } from './embedded/postgres.ts';
import { root } from './embedded/root.ts';
import { type Database, addressesOf, configuredDatabase, readSettings } from './embedded/stack.ts';

try {
  await buildUnlessServed(root, 'backend');
  const { dataDir, siteUrl } = readSettings(process.env);
  const database = await openDatabase(dataDir);
  const result = spawnSync(process.execPath, ['dist/auth/manage-admins.js', ...process.argv.slice(2)], {
    cwd: join(root, 'backend'),
    env: {
      ...process.env,
      ...database.addresses,
      SITE_URL: siteUrl,
      JWT_SECRET: process.env['JWT_SECRET'] || loadOrCreateSecret(join(dataDir, 'jwt-secret'), 0),
    },
    stdio: 'inherit',
  });
  await database.close();
  process.exitCode = result.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // The IPC channel would keep this process alive.
  process.disconnect?.();
}

async function openDatabase(dataDir: string): Promise<{ addresses: Database; close: () => Promise<void> }> {
  const configured = configuredDatabase();
  if (configured) return { addresses: configured, close: async () => {} };
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const giveBack = await claimDatabase(postgres.url);
  const addresses = addressesOf(postgres);
  if (!giveBack) return { addresses, close: async () => {} };
  const close = async (): Promise<void> => {
    await giveBack();
    await postgres.stop();
  };
  return { addresses, close };
}

// npm run admin -- COMMAND: manages admin accounts, while the site runs or not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadOrCreateSecret } from './embedded/load-or-create-secret.ts';
import { root } from './embedded/root.ts';
import { findDatabase } from './embedded/run-on-data.ts';
import { readSettings } from './embedded/stack.ts';

try {
  const { dataDir, siteUrl } = readSettings(process.env);
  const { addresses, giveBack } = await findDatabase();
  const result = spawnSync(process.execPath, ['dist/auth/manage-admins.js', ...process.argv.slice(2)], {
    cwd: join(root, 'backend'),
    env: {
      ...process.env,
      ...addresses,
      SITE_URL: siteUrl,
      JWT_SECRET: process.env['JWT_SECRET'] || loadOrCreateSecret(join(dataDir, 'jwt-secret'), 0),
    },
    stdio: 'inherit',
  });
  await giveBack();
  process.exitCode = result.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // The IPC channel would keep this process alive.
  process.disconnect?.();
}

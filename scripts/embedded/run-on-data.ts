import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfChanged } from './build.ts';
import { claimDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';
import { type Database, addressesOf, configuredDatabase, readSettings, root } from './stack.ts';

/**
 * Runs a program of the backend on the data of this site with the file that was named, and ends with its exit code. The
 * built-in Postgres is started for it unless the site is running.
 */
export async function runOnData(program: string, usage: string): Promise<void> {
  const file = process.argv[2];
  if (!file) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { dataDir, siteUrl } = readSettings(process.env);
  await buildIfChanged(root, 'backend');
  const database = await findDatabase(dataDir);
  const env = { ...process.env, ...database.addresses, DATA_DIR: dataDir, SITE_URL: siteUrl };
  const keyFile = process.env['BACKUP_PRIVATE_KEY_FILE'];
  const child = spawn(process.execPath, [join('dist', program), asCalled(file)], {
    cwd: join(root, 'backend'),
    env: { ...env, ...(keyFile && { BACKUP_PRIVATE_KEY_FILE: asCalled(keyFile) }) },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  await database.giveBack();
}

/** npm goes to the project's folder; a file is meant from where it was called. */
export function asCalled(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

async function findDatabase(
  dataDir: string,
): Promise<{ addresses: Database; giveBack: () => Promise<void> }> {
  const configured = configuredDatabase();
  if (configured) return { addresses: configured, giveBack: async () => {} };
  if (!existsSync(dataDir))
    throw new Error(`There is no data in ${dataDir}. Start the site once, or set DATA_DIR.`);
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const addresses = addressesOf(postgres);
  const release = await claimDatabase(postgres.url);
  if (!release) return { addresses, giveBack: async () => {} };
  // Given back at once: a restore wants the database to itself.
  await release();
  return { addresses, giveBack: () => postgres.stop() };
}

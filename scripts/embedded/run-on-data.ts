import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildUnlessServed } from './build.ts';
import { claimDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';
import { root } from './root.ts';
import { type Database, addressesOf, configuredDatabase, readSettings } from './stack.ts';

export async function runOnData(
  program: string,
  usage: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const file = process.argv[2];
  if (!file) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { dataDir, siteUrl } = readSettings(process.env);
  const database = await findDatabase();
  const site = { ...database.addresses, DATA_DIR: dataDir, SITE_URL: siteUrl };
  const env = { ...process.env, ...settings, ...site };
  const keyFile = process.env['BACKUP_PRIVATE_KEY_FILE'];
  const child = spawn(process.execPath, [join('dist', program), fromCallersFolder(file)], {
    cwd: join(root, 'backend'),
    env: { ...env, ...(keyFile && { BACKUP_PRIVATE_KEY_FILE: fromCallersFolder(keyFile) }) },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  await database.giveBack();
}

/** npm changes to the project's folder; the file is relative to where npm was called. */
export function fromCallersFolder(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** Of the settings, else this folder's own, which is started unless the site runs. */
export async function findDatabase(): Promise<{ addresses: Database; giveBack: () => Promise<void> }> {
  const { dataDir } = readSettings(process.env);
  await buildUnlessServed(root, 'backend');
  const configured = configuredDatabase();
  if (configured) return { addresses: configured, giveBack: async () => {} };
  if (!existsSync(dataDir))
    throw new Error(`There is no data in ${dataDir}. Start the site once, or set DATA_DIR.`);
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const addresses = addressesOf(postgres);
  const release = await claimDatabase(postgres.url);
  if (!release) return { addresses, giveBack: async () => {} };
  // Released at once: a restore needs the database to itself.
  await release();
  return { addresses, giveBack: () => postgres.stop() };
}

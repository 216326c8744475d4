import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildUnlessServed } from './build.ts';
import { discardDatabase, hasDatabase } from './database-place.ts';
import { giveToOwner } from './give-to-owner.mjs';
import { type Decisive, assertStartedSo } from './keep-settings.ts';
import { withLock } from './lock.mjs';
import { closeDatabase, openDatabase } from './open-database.ts';
import { type EmbeddedPostgres, START_LOCK, startPostgres } from './postgres.ts';
import { root } from './root.ts';
import { pidOf } from './running-server.ts';
import { type Database, addressesOf, configuredDatabase, readSettings } from './stack.ts';

interface Work {
  program: string;
  usage: string;
  settings?: Record<string, string>;
  /** Beside database and store. */
  needs?: Decisive[];
  /** Makes a database where there is none, and lets nobody serve it meanwhile. */
  replacesAll?: boolean;
}

export async function runOnData(work: Work): Promise<void> {
  try {
    const file = process.argv[2];
    if (!file) throw new Error(work.usage);
    const needed: Decisive[] = ['DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT', ...(work.needs ?? [])];
    assertStartedSo(readSettings(process.env).dataDir, needed, process.env);
    const { addresses, giveBack } = await findDatabase(work.replacesAll);
    let code = 1;
    try {
      code = await run(work, addresses, file);
    } finally {
      await giveBack(code !== 0);
    }
    process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function run({ program, settings }: Work, addresses: Database, file: string): Promise<number> {
  const { dataDir, siteUrl } = readSettings(process.env);
  const env = { ...process.env, ...settings, ...addresses, DATA_DIR: dataDir, SITE_URL: siteUrl };
  const keyFile = process.env['BACKUP_PRIVATE_KEY_FILE'];
  const child = spawn(
    process.execPath,
    [join('dist', program), fromCallersFolder(file), ...process.argv.slice(3)],
    {
      cwd: join(root, 'backend'),
      env: { ...env, ...(keyFile && { BACKUP_PRIVATE_KEY_FILE: fromCallersFolder(keyFile) }) },
      stdio: 'inherit',
    },
  );
  // What it has begun is not left to itself, nor is the database taken from it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

/** npm changes to the project's folder; the file is relative to where npm was called. */
export function fromCallersFolder(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** Of the settings, else this folder's own, which is started unless the site runs. */
export async function findDatabase(
  replacesAll = false,
): Promise<{ addresses: Database; giveBack: (hasFailed?: boolean) => Promise<void> }> {
  const { dataDir } = readSettings(process.env);
  assertStartedSo(dataDir, ['DATABASE_URL'], process.env);
  const configured = configuredDatabase();
  const folder = join(dataDir, 'postgres');
  if (!configured && !replacesAll && !hasDatabase(folder))
    throw new Error(`There is no data in ${dataDir}. Start the site once, or set DATA_DIR.`);
  if (configured) closeDatabase(await openDatabase(configured.MIGRATION_DATABASE_URL));
  await buildUnlessServed(root, 'backend');
  if (configured) return { addresses: configured, giveBack: async () => {} };
  const postgres = await startPostgres(folder);
  const giveBack = async (hasFailed = false): Promise<void> => {
    await postgres.stop();
    if (hasFailed && postgres.isNew) await discard(folder, postgres);
    giveToOwner(dataDir);
  };
  if (!replacesAll || (await postgres.claim())) return { addresses: addressesOf(postgres), giveBack };
  await giveBack();
  throw new Error(`The data in ${dataDir} are in use. Stop the site first, then restore the backup.`);
}

/** What nothing was restored into would be served as an empty site. */
async function discard(folder: string, { folder: place }: EmbeddedPostgres): Promise<void> {
  await withLock(join(place, START_LOCK), () => {
    if (!pidOf(join(place, 'data'))) discardDatabase(folder, place);
  });
}

import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { DatabaseEnv } from '../../config/env.js';
import { dataSourceOptions } from '../../database/data-source-options.js';
import { setHistoryPeriod } from '../../database/history-period.js';
import { migrations } from '../../database/migrations.js';
import { grantScratch } from '../../database/make-scratch.js';
import { grantServing, letServingRoleIn, roleOf } from '../../database/serving-role.js';
import { ENQUIRY_FILES } from '../../enquiry/enquiry-file-store.js';
import { type Applied, readSince } from '../../enquiry/read-since.js';
import { rememberStored } from '../../enquiry/stored-enquiry-file.repository.js';
import type { ImageStore } from '../../pictures/image-store.js';
import { NO_TIMEOUTS } from '../connect-without-timeouts.js';
import { damagedFile } from './damaged-file.js';
import type { BackupFile } from '../encrypt.js';
import { replaceRows } from './replace-rows.js';
import { type Backup, FILES_FOLDER, type MissingFile, PICTURES_FOLDER } from '../manifest.js';
import { type StoredFile, readBackup, readEnquiryFiles, readIds, readPictures } from './read-backup.js';
import { listTables, quoted } from '../tables.js';

type Addresses = Pick<DatabaseEnv, 'DATABASE_URL'> & Partial<DatabaseEnv>;

export type Restored = Backup &
  Applied & {
    /** What the backup lacks of what it says it has, in sentences. */
    differences: string[];
  };

/** Replaces the site's data, in one transaction, and migrates it. Enquiries that came since stay, persons who were erased since are erased again, consent that was withdrawn stays so. @throws where a row is lost or damaged, unless that is taken */
export async function loadBackup(
  { DATABASE_URL: servingUrl, MIGRATION_DATABASE_URL: ownerUrl = servingUrl }: Addresses,
  store: ImageStore,
  file: BackupFile,
  takesDamaged = false,
): Promise<Restored> {
  const backup = await readBackup(file);
  const unknown = backup.migrations.filter((done) => !migrations.some((one) => one.name === done));
  if (unknown.length > 0) throw new Error('The backup is of a newer version of the site than this one.');
  // One connection: what is not in the transaction could only wait for it.
  const database = new DataSource({ ...dataSourceOptions(ownerUrl, 'migrating'), poolSize: 1 });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    const client = z.instanceof(Client).parse(await runner.connect());
    const [owner, serving] = [roleOf(ownerUrl), roleOf(servingUrl)];
    await client.query(NO_TIMEOUTS);
    await refuseWhileInUse(client, [owner, serving]);
    if (serving !== owner) await letServingRoleIn(runner, servingUrl);
    const damaged = await putFiles(runner.manager, store, file, backup);
    // Files take minutes, in which a site may have been started.
    await refuseWhileInUse(client, [owner, serving]);
    await runMigrations({ connectionString: ownerUrl });
    await client.query('BEGIN');
    await lockTables(client);
    const apply = await readSince(runner.manager, await readIds(file, backup, 'enquiry'));
    const lost = await replaceRows(runner, client, backup, file, takesDamaged);
    const applied = await apply(runner.manager);
    await setHistoryPeriod(runner.manager);
    if (serving !== owner) await grantServing(runner, serving);
    await grantScratch(runner);
    await client.query('COMMIT');
    const missing = await stillMissing(store, backup.missing);
    return { ...backup, ...applied, differences: [...damaged, ...lost], missing };
  } finally {
    await runner.release();
    await database.destroy();
  }
}

/** What is damaged replaces nothing, and is better than nothing. @returns what is said of it */
async function putFiles(
  manager: EntityManager,
  store: ImageStore,
  file: BackupFile,
  { files: saved = {} }: Backup,
): Promise<string[]> {
  const damaged: string[] = [];
  const isReplaced = async (place: ImageStore, folder: string, { name, content }: StoredFile) => {
    const expected = saved[folder + name] ?? hash('sha256', content);
    if (expected === hash('sha256', content)) return true;
    damaged.push(damagedFile(folder + name));
    return !(await place.has(name));
  };
  // A picture never changes under its name.
  for await (const one of readPictures(file))
    if (await isReplaced(store, PICTURES_FOLDER, one)) await store.put(one.name, one.content);
  const files = store.beside(ENQUIRY_FILES);
  for await (const one of readEnquiryFiles(file)) {
    if (!(await isReplaced(files, FILES_FOLDER, one))) continue;
    // Committed before, so that a restore which fails leaves none that nobody knows of.
    await rememberStored(manager, [one.name]);
    await files.put(one.name, one.content);
  }
  return damaged;
}

/** So that whoever has connected since waits, and nothing is answered that is not carried over. */
async function lockTables(client: Client): Promise<void> {
  const tables = (await listTables(client)).map(quoted);
  if (tables.length > 0) await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

async function stillMissing(store: ImageStore, files: MissingFile[]): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  for (const one of files) if (!(await has(store, one.file).catch(() => false))) missing.push(one);
  return missing;
}

function has(store: ImageStore, file: string): Promise<boolean> {
  if (!file.startsWith(FILES_FOLDER)) return store.has(file);
  return store.beside(ENQUIRY_FILES).has(file.slice(FILES_FOLDER.length));
}

/** A service that has just ended may still be leaving. */
async function refuseWhileInUse(client: Client, roles: string[], attempts = 10): Promise<void> {
  // An owner that is no superuser cannot see the kind of another role's process.
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = ANY($1)
       AND pid <> pg_backend_pid() AND coalesce(backend_type, 'client backend') = 'client backend'`,
    [roles],
  );
  if (!rowCount) return;
  if (attempts === 0)
    throw new Error('The database is in use. Stop the site first, then restore the backup.');
  await setTimeout(200);
  await refuseWhileInUse(client, roles, attempts - 1);
}

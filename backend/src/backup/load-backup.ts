import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../database/data-source-options.js';
import { migrations } from '../database/migrations.js';
import type { ImageStore } from '../upload/image-store.js';
import { replaceRows } from './load-rows.js';
import { type Manifest, PICTURES_FOLDER } from './manifest.js';
import { entriesOf, readManifest } from './read-archive.js';

/**
 * Puts a backup in the place of everything that is there, and brings it up to date when it is of an older version. Whatever
 * fails in the middle leaves the site as it was: pictures are added first, and all rows change in one transaction.
 * @throws before anything is touched when the site is running or the file is no backup of ours
 */
export async function loadBackup(databaseUrl: string, store: ImageStore, file: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  const unknown = manifest.migrations.filter((done) => !migrations.some((one) => one.name === done));
  if (unknown.length > 0) throw new Error('The backup is of a newer version of the site than this one.');
  // One connection: what is not in the transaction could only wait for it.
  const database = new DataSource({ ...dataSourceOptions(databaseUrl, false), poolSize: 1 });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    const client = z.instanceof(Client).parse(await runner.connect());
    await refuseWhileInUse(client);
    await loadPictures(store, file);
    await runMigrations({ connectionString: databaseUrl });
    await client.query('BEGIN');
    await replaceRows(runner, client, manifest, file);
    await client.query('COMMIT');
    return manifest;
  } finally {
    await runner.release();
    await database.destroy();
  }
}

/** A picture under a name never changes: those that are there already stay what they are. */
async function loadPictures(store: ImageStore, file: string): Promise<void> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(PICTURES_FOLDER))
      await store.put(name.slice(PICTURES_FOLDER.length), await buffer(entry));
    else entry.resume();
  }
}

/** A service that has just ended may still be leaving. */
async function refuseWhileInUse(client: Client, patience = 10): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
       AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (!rowCount) return;
  if (patience === 0)
    throw new Error('The database is in use. Stop the site first, then restore the backup.');
  await setTimeout(200);
  await refuseWhileInUse(client, patience - 1);
}

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Extract, extract } from 'tar-stream';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../database/data-source-options.js';
import { migrations } from '../database/migrations.js';
import type { ImageStore } from '../upload/image-store.js';
import {
  END_FILE,
  MANIFEST_FILE,
  type Manifest,
  PICTURES_FOLDER,
  manifestSchema,
  tableOfPiece,
} from './manifest.js';
import { type Table, copyTarget, quoted } from './tables.js';

const NUMBERED = `
  SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS column
  FROM information_schema.columns
  WHERE table_schema IN ('public', 'graphile_worker') AND is_identity = 'YES'`;
const numbered = z.array(z.object({ table: z.string(), column: z.string() }));
const NO_BACKUP = 'This file is no backup of this site.';

/**
 * Puts a backup in the place of everything that is there, and brings it up to date when it is of an older version.
 * @throws before anything is touched when the site is running or the file is no backup of ours
 */
export async function loadBackup(databaseUrl: string, store: ImageStore, file: string): Promise<Manifest> {
  await refuseUnlessWhole(file);
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await refuseWhileInUse(client);
    const manifest = await new Loading(client, databaseUrl, store).read(file);
    await migrate(databaseUrl, migrations);
    return manifest;
  } finally {
    await client.end();
  }
}

class Loading {
  private manifest: Manifest | undefined;
  private copying: { table: Table; rows: Writable } | undefined;

  constructor(
    private readonly client: Client,
    private readonly databaseUrl: string,
    private readonly store: ImageStore,
  ) {}

  async read(file: string): Promise<Manifest> {
    for await (const entry of entriesOf(file)) await this.take(entry.header.name, await buffer(entry));
    await this.finishTable();
    if (!this.manifest) throw new Error(NO_BACKUP);
    await this.setSequences();
    await this.client.query('COMMIT');
    return this.manifest;
  }

  private async take(name: string, content: Buffer): Promise<void> {
    if (!this.manifest) return this.begin(name, content);
    const piece = tableOfPiece(name);
    if (piece !== undefined) return this.addRows(piece, content);
    if (name.startsWith(PICTURES_FOLDER)) await this.store.put(name.slice(PICTURES_FOLDER.length), content);
  }

  private async begin(name: string, content: Buffer): Promise<void> {
    if (name !== MANIFEST_FILE) throw new Error(NO_BACKUP);
    const manifest = manifestSchema.parse(JSON.parse(content.toString()));
    const unknown = manifest.migrations.filter((done) => !migrations.some((one) => one.name === done));
    if (unknown.length > 0) throw new Error('The backup is of a newer version of the site than this one.');
    await this.client.query(
      'DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    );
    await migrate(
      this.databaseUrl,
      migrations.filter((one) => manifest.migrations.includes(one.name)),
    );
    await this.client.query('BEGIN');
    await this.client.query(`TRUNCATE ${manifest.tables.map(quoted).join(', ')}`);
    this.manifest = manifest;
  }

  private async addRows(name: string, content: Buffer): Promise<void> {
    const { copying } = this;
    if (!copying || `${copying.table.schema}.${copying.table.name}` !== name) await this.startTable(name);
    if (this.copying?.rows.write(content) === false) await once(this.copying.rows, 'drain');
  }

  private async startTable(name: string): Promise<void> {
    await this.finishTable();
    const table = this.manifest?.tables.find((one) => `${one.schema}.${one.name}` === name);
    if (!table) throw new Error(`The backup has rows of ${name}, which it does not name.`);
    await this.client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    this.copying = { table, rows: this.client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`)) };
  }

  private async finishTable(): Promise<void> {
    if (!this.copying) return;
    const { table, rows } = this.copying;
    this.copying = undefined;
    const finished = once(rows, 'finish');
    rows.end();
    await finished;
    await this.client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  }

  /** What is added later gets numbers after those that came with the backup. */
  private async setSequences(): Promise<void> {
    const { rows } = await this.client.query(NUMBERED);
    for (const { table, column } of numbered.parse(rows)) {
      await this.client.query(
        `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 0) + 1, false) FROM ${table}`,
        [table, column],
      );
    }
  }
}

function entriesOf(file: string): Extract {
  const archive = extract();
  createReadStream(file)
    .once('error', (error) => archive.destroy(error))
    .pipe(archive);
  return archive;
}

async function refuseUnlessWhole(file: string): Promise<void> {
  let last = '';
  try {
    for await (const entry of entriesOf(file)) {
      last = entry.header.name;
      entry.resume();
    }
  } catch (cause) {
    throw new Error(`The backup ${file} cannot be read, or it is cut off.`, { cause });
  }
  if (last !== END_FILE) throw new Error(`${NO_BACKUP} Or it is cut off.`);
}

async function refuseWhileInUse(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
  );
  if (rowCount) throw new Error('The database is in use. Stop the site first, then restore the backup.');
}

async function migrate(databaseUrl: string, wanted: typeof migrations): Promise<void> {
  const options = { ...dataSourceOptions(databaseUrl, false), migrations: wanted };
  const database = await new DataSource(options).initialize();
  await database.runMigrations();
  await database.destroy();
  await runMigrations({ connectionString: databaseUrl });
}

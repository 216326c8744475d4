import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { pack } from 'tar-stream';
import { type Backup, endSchema, manifestSchema } from '../../src/backup/manifest.js';
import { RetryingStore } from '../../src/backup/saving/retrying-store.js';
import { entriesOf } from '../../src/backup/restoring/read-backup.js';
import { saveBackup } from '../../src/backup/saving/save-backup.js';
import { listTables, quoted } from '../../src/backup/tables.js';
import type { ImageStore } from '../../src/pictures/image-store.js';

export function save(url: string, store: ImageStore, path: string, publicKeys?: string[]): Promise<Backup> {
  return saveBackup(url, new RetryingStore(store, []), createWriteStream(path), publicKeys);
}

export async function filesIn(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of entriesOf({ path })) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}

/** Copies a backup, each file as `change` answers; what is called differently in `rename` as well. */
export async function copyBackup(
  path: string,
  copy: string,
  change: (name: string, content: Buffer) => Buffer,
  rename: (name: string) => string = (name) => name,
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(copy));
  for await (const entry of entriesOf({ path })) {
    const { name } = entry.header;
    archive.entry({ name: rename(name) }, change(name, await buffer(entry)));
  }
  archive.finalize();
  await written;
}

export async function contentOf(url: string, uploads: string) {
  const client = new Client(url);
  await client.connect();
  const rows: Record<string, unknown[]> = {};
  for (const table of await listTables(client)) {
    const result = await client.query(`SELECT t::text AS row FROM ${quoted(table)} AS t ORDER BY 1`);
    rows[table.name] = result.rows;
  }
  await client.end();
  const files: Record<string, string> = {};
  for (const name of await readdir(uploads))
    files[name] = (await readFile(join(uploads, name))).toString('base64');
  return { rows, files };
}

export function withoutTable(content: string, table: string): string {
  const manifest = manifestSchema.parse(JSON.parse(content));
  return JSON.stringify({ ...manifest, tables: manifest.tables.filter(({ name }) => name !== table) });
}

export function withoutFile(content: string, file: string): string {
  const { files = {}, ...end } = endSchema.parse(JSON.parse(content));
  const left = Object.entries(files).filter(([name]) => name !== file);
  return JSON.stringify({ ...end, files: Object.fromEntries(left) });
}

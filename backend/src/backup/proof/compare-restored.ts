import { createHash } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { connect } from '../../database/connect.js';
import { dataSourceOptions } from '../../database/data-source-options.js';
import { ENQUIRY_FILES } from '../../enquiry/enquiry-file-store.js';
import type { ImageStore } from '../../pictures/image-store.js';
import { pictureFiles } from '../../pictures/picture-name.js';
import { connectWithoutTimeouts } from '../connect-without-timeouts.js';
import { damagedFile } from '../restoring/damaged-file.js';
import type { Restored } from '../restoring/load-backup.js';
import { FILES_FOLDER, type MissingFile, PICTURES_FOLDER } from '../manifest.js';
import { isNeeded, picturesWithUses, tablesWithPictures, usedPictures } from '../pictures-in-use.js';
import { describeMissing } from '../report.js';

const NO_COUNTS =
  'The backup is of an earlier version, which did not note how many rows and which files it had: make a new one.';
const REFERENCES = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f'`;
const references = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));
const FOREIGN_KEY_VIOLATION = '23503';

/** What a site could not use of what was restored, in sentences. */
export async function compareRestored(
  databaseUrl: string,
  store: ImageStore,
  backup: Restored,
): Promise<string[]> {
  const { files, tables } = backup;
  if (!files || tables.some(({ rows }) => rows === undefined)) return [NO_COUNTS];
  // As a server at its start: every migration has run.
  await (await connect(dataSourceOptions(databaseUrl), 0)).destroy();
  const client = await connectWithoutTimeouts(databaseUrl);
  try {
    return [
      ...backup.differences,
      ...(await brokenReferences(client)),
      ...(await absentFiles(client, backup.missing, files)),
      ...(await changedFiles(store, backup)),
    ];
  } finally {
    await client.end();
  }
}

/** Each foreign key is created again, which makes Postgres check every row. */
export async function brokenReferences(client: Client): Promise<string[]> {
  const broken: string[] = [];
  for (const { table, name, definition } of references.parse((await client.query(REFERENCES)).rows)) {
    try {
      await client.query(
        `BEGIN; ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${definition}`,
      );
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== FOREIGN_KEY_VIOLATION) throw error;
      broken.push(`A row of the table ${table} names another that is not there (${name}).`);
    } finally {
      await client.query('ROLLBACK');
    }
  }
  return broken;
}

async function absentFiles(
  client: Client,
  missing: MissingFile[],
  files: Record<string, string>,
): Promise<string[]> {
  const { rows } = await client.query(picturesWithUses(await tablesWithPictures(client)));
  const needed = usedPictures
    .parse(rows)
    .filter(isNeeded)
    .flatMap(({ name, ...uses }) => pictureFiles(name).map(({ file }) => ({ file, ...uses })));
  const known = new Set(missing.map(({ file }) => file));
  const absent = needed.filter(({ file }) => !known.has(file) && !files[`${PICTURES_FOLDER}${file}`]);
  return [...missing, ...absent].map((one) => `${describeMissing(one)}, is not in the backup.`);
}

async function changedFiles(store: ImageStore, { files = {}, differences }: Restored): Promise<string[]> {
  const attached = store.beside(ENQUIRY_FILES);
  const changed: string[] = [];
  for (const [name, saved] of Object.entries(files)) {
    const found = name.startsWith(FILES_FOLDER)
      ? await hashOf(attached, name.slice(FILES_FOLDER.length))
      : await hashOf(store, name.slice(PICTURES_FOLDER.length));
    if (!found) changed.push(`${name} did not come back.`);
    else if (found !== saved && !differences.includes(damagedFile(name))) changed.push(damagedFile(name));
  }
  return changed;
}

async function hashOf(store: ImageStore, file: string): Promise<string | undefined> {
  const stored = await store.read(file);
  if (!stored) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of stored.body) hash.update(z.instanceof(Buffer).parse(chunk));
  return hash.digest('hex');
}

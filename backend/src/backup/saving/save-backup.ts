import { hash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { allFiles, pictureFiles } from '../../pictures/picture-name.js';
import { connectWithoutTimeouts } from '../connect-without-timeouts.js';
import { encrypt } from '../encrypt.js';
import { ReservedPictures } from './reserved-pictures.js';
import {
  type Backup,
  END_FILE,
  MANIFEST_FILE,
  type Manifest,
  type MissingFile,
  PICTURES_FOLDER,
  pieceName,
} from '../manifest.js';
import type { RetryingStore } from './retrying-store.js';
import {
  type UsedPicture,
  isNeeded,
  picturesWithUses,
  tablesWithPictures,
  usedPictures,
} from '../pictures-in-use.js';
import { listEnquiryFiles, saveEnquiryFiles } from './save-enquiry-files.js';
import { type Table, copyTarget, countTableRows, listTables } from '../tables.js';

const PIECE_BYTES = 4 * 1024 * 1024;
const names = z.array(z.object({ name: z.string() }));

/** One moment of a running site: rows of one snapshot, and their pictures. Missing pictures are named. @throws KeyError */
export async function saveBackup(
  databaseUrl: string,
  store: RetryingStore,
  output: Writable,
  publicKeys: string[] = [],
): Promise<Backup> {
  const archive = pack();
  const content = await encrypt(archive, publicKeys);
  let isFailing = false;
  let failure: unknown;
  const written = pipeline(content, output).catch((error: unknown) => {
    if (!isFailing) failure = error;
    archive.destroy();
  });
  try {
    const backup = await fill(archive, databaseUrl, store);
    await written;
    if (failure) throw failure;
    return backup;
  } catch (error) {
    isFailing = true;
    archive.destroy();
    await written;
    throw failure ?? error;
  }
}

async function fill(archive: Pack, databaseUrl: string, store: RetryingStore): Promise<Backup> {
  const snapshot = await connectWithoutTimeouts(databaseUrl);
  const live = await connectWithoutTimeouts(databaseUrl).catch(async (error: unknown) => {
    await snapshot.end();
    throw error;
  });
  const reserved = new ReservedPictures(live);
  try {
    await snapshot.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const manifest = await describe(snapshot);
    const showing = await tablesWithPictures(snapshot);
    const attached = await listEnquiryFiles(snapshot);
    const used = usedPictures.parse((await snapshot.query(picturesWithUses(showing))).rows);
    await reserved.reserve(used.map(({ name }) => name));
    await add(archive, MANIFEST_FILE, Buffer.from(JSON.stringify(manifest, null, 2)));
    const pieces = new SavedFiles(archive);
    for (const table of manifest.tables) await addTable(pieces, snapshot, table);
    // Databases end transactions that wait, and copying pictures takes time.
    await snapshot.query('COMMIT');
    const saved = new SavedFiles(archive);
    const missing: MissingFile[] = [];
    for (const picture of used) missing.push(...(await addPicture(saved, store, picture)));
    missing.push(
      ...(await saveEnquiryFiles(attached, store, live, (name, content) => saved.add(name, content))),
    );
    const end = { missing, files: saved.hashes, pieces: pieces.hashes };
    await add(archive, END_FILE, Buffer.from(JSON.stringify(end, null, 2)));
    archive.finalize();
    return { ...manifest, ...end };
  } finally {
    await reserved.release();
    await Promise.all([snapshot.end(), live.end()]);
  }
}

/** What a restore is compared with. */
class SavedFiles {
  readonly hashes: Record<string, string> = {};

  constructor(private readonly archive: Pack) {}

  async add(name: string, content: Buffer): Promise<void> {
    this.hashes[name] = hash('sha256', content);
    await add(this.archive, name, content);
  }
}

async function describe(client: Client): Promise<Manifest> {
  const tables: Table[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countTableRows(client, table) });
  const done = await client.query('SELECT name FROM migrations ORDER BY id');
  return {
    format: 'studio-backup-1',
    madeAt: new Date().toISOString(),
    migrations: names.parse(done.rows).map(({ name }) => name),
    tables,
  };
}

async function addTable(saved: SavedFiles, client: Client, table: Table): Promise<void> {
  const rows: Readable = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  let piece = 0;
  let buffered: Buffer[] = [];
  const flush = async (): Promise<void> => {
    await saved.add(pieceName(table, piece), Buffer.concat(buffered));
    piece += 1;
    buffered = [];
  };
  for await (const chunk of rows) {
    buffered.push(z.instanceof(Buffer).parse(chunk));
    if (buffered.reduce((bytes, { length }) => bytes + length, 0) >= PIECE_BYTES) await flush();
  }
  if (buffered.length > 0) await flush();
}

/** @returns what a post, a project, the library or a version would lack; files that are made a little later may not be there yet */
async function addPicture(
  saved: SavedFiles,
  store: RetryingStore,
  picture: UsedPicture,
): Promise<MissingFile[]> {
  const { name, ...uses } = picture;
  const needed = new Set(isNeeded(picture) ? pictureFiles(name).map(({ file }) => file) : []);
  const missing: MissingFile[] = [];
  for (const file of allFiles(name)) {
    const content = await store.read(file);
    if (content) await saved.add(`${PICTURES_FOLDER}${file}`, content);
    else if (needed.has(file)) missing.push({ file, ...uses });
  }
  return missing;
}

function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
    // One that waits its turn says by an event alone that it cannot be written any more.
    entry.on('error', reject);
  });
}

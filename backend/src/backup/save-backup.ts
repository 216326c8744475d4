import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { allFiles, pictureFiles } from '../pictures/picture-name.js';
import { connectWithoutTimeouts } from './connect-without-timeouts.js';
import { encrypt } from './encrypt.js';
import { ReservedPictures } from './reserved-pictures.js';
import {
  type Backup,
  END_FILE,
  MANIFEST_FILE,
  type Manifest,
  type MissingFile,
  PICTURES_FOLDER,
  pieceName,
} from './manifest.js';
import type { RetryingStore } from './retrying-store.js';
import { picturesWithUses, tablesWithPictures } from './pictures-in-use.js';
import { listEnquiryFiles, saveEnquiryFiles } from './save-enquiry-files.js';
import { type Table, copyTarget, listTables } from './tables.js';

const PIECE_BYTES = 4 * 1024 * 1024;
const names = z.array(z.object({ name: z.string() }));
const pictures = z.array(z.object({ name: z.string(), posts: z.array(z.int()), projects: z.array(z.int()) }));
type Picture = z.infer<typeof pictures>[number];

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
    const files = await listEnquiryFiles(snapshot);
    const used = pictures.parse((await snapshot.query(picturesWithUses(showing))).rows);
    await reserved.reserve(used.map(({ name }) => name));
    await add(archive, MANIFEST_FILE, Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const table of manifest.tables) await addTable(archive, snapshot, table);
    // Databases end transactions that wait, and copying pictures takes time.
    await snapshot.query('COMMIT');
    const missing: MissingFile[] = [];
    for (const picture of used) missing.push(...(await addPicture(archive, store, picture)));
    missing.push(
      ...(await saveEnquiryFiles(files, store, live, (name, content) => add(archive, name, content))),
    );
    await add(archive, END_FILE, Buffer.from(JSON.stringify({ missing }, null, 2)));
    archive.finalize();
    return { ...manifest, missing };
  } finally {
    await reserved.release();
    await Promise.all([snapshot.end(), live.end()]);
  }
}

async function describe(client: Client): Promise<Manifest> {
  const done = await client.query('SELECT name FROM migrations ORDER BY id');
  return {
    format: 'studio-backup-1',
    madeAt: new Date().toISOString(),
    migrations: names.parse(done.rows).map(({ name }) => name),
    tables: await listTables(client),
  };
}

async function addTable(archive: Pack, client: Client, table: Table): Promise<void> {
  const rows: Readable = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  let piece = 0;
  let buffered: Buffer[] = [];
  const flush = async (): Promise<void> => {
    await add(archive, pieceName(table, piece), Buffer.concat(buffered));
    piece += 1;
    buffered = [];
  };
  for await (const chunk of rows) {
    buffered.push(z.instanceof(Buffer).parse(chunk));
    if (buffered.reduce((bytes, { length }) => bytes + length, 0) >= PIECE_BYTES) await flush();
  }
  if (buffered.length > 0) await flush();
}

/** @returns what a post or project would lack; files that are made a little later may not be there yet */
async function addPicture(
  archive: Pack,
  store: RetryingStore,
  { name, posts, projects }: Picture,
): Promise<MissingFile[]> {
  const needed = new Set(
    posts.length + projects.length > 0 ? pictureFiles(name).map(({ file }) => file) : [],
  );
  const missing: MissingFile[] = [];
  for (const file of allFiles(name)) {
    const content = await store.read(file);
    if (content) await add(archive, `${PICTURES_FOLDER}${file}`, content);
    else if (needed.has(file)) missing.push({ file, posts, projects });
  }
  return missing;
}

function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

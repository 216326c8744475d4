import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import type { ImageStore } from '../upload/image-store.js';
import { allFiles, pictureFiles } from '../upload/picture-name.js';
import { END_FILE, MANIFEST_FILE, type Manifest, PICTURES_FOLDER, pieceName } from './manifest.js';
import { PICTURES_IN_USE } from './pictures-in-use.js';
import { type Table, copyTarget, listTables } from './tables.js';

const PIECE_BYTES = 4 * 1024 * 1024;
/** Longer than a backup takes; it counts only when this process dies in the middle. */
const CLAIM_HOURS = 6;
const names = z.array(z.object({ name: z.string() }));
const ids = z.array(z.object({ id: z.string() }));

/**
 * Writes database and pictures as they were at one moment, while the site runs. Rows come from one snapshot; the pictures
 * that they name are claimed, so that none goes before it is copied, and a picture under a name never changes.
 */
export async function saveBackup(
  databaseUrl: string,
  store: ImageStore,
  output: Writable,
): Promise<Manifest> {
  const [snapshot, live] = [new Client(databaseUrl), new Client(databaseUrl)];
  await Promise.all([snapshot.connect(), live.connect()]);
  const archive = pack();
  const written = pipeline(archive, output);
  try {
    await snapshot.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const manifest = await describe(snapshot);
    const pictures = await picturesIn(snapshot);
    const claims = await claim(live, pictures);
    await add(archive, MANIFEST_FILE, Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const table of manifest.tables) await addTable(archive, snapshot, table);
    // Databases end transactions that wait, and pictures take their time.
    await snapshot.query('COMMIT');
    for (const picture of pictures) await addPicture(archive, store, picture);
    await add(archive, END_FILE, Buffer.alloc(0));
    await live.query('DELETE FROM picture_claim WHERE id = ANY($1)', [claims]);
    archive.finalize();
    await written;
    return manifest;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    throw error;
  } finally {
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

async function picturesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query(PICTURES_IN_USE);
  return names.parse(rows).map(({ name }) => name);
}

async function claim(client: Client, pictures: string[]): Promise<string[]> {
  const { rows } = await client.query(
    `INSERT INTO picture_claim (name, keep_until, in_editor)
     SELECT name, now() + make_interval(hours => $2), false FROM unnest($1::text[]) AS name RETURNING id::text`,
    [pictures, CLAIM_HOURS],
  );
  return ids.parse(rows).map(({ id }) => id);
}

async function addTable(archive: Pack, client: Client, table: Table): Promise<void> {
  const rows: Readable = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  let piece = 0;
  let held: Buffer[] = [];
  const flush = async (): Promise<void> => {
    await add(archive, pieceName(table, piece), Buffer.concat(held));
    piece += 1;
    held = [];
  };
  for await (const chunk of rows) {
    held.push(z.instanceof(Buffer).parse(chunk));
    if (held.reduce((bytes, { length }) => bytes + length, 0) >= PIECE_BYTES) await flush();
  }
  if (held.length > 0) await flush();
}

/** Files that are made a little later may not be there yet. @throws when the picture itself is not */
async function addPicture(archive: Pack, store: ImageStore, picture: string): Promise<void> {
  const needed = new Set(pictureFiles(picture).map(({ file }) => file));
  for (const file of allFiles(picture)) {
    const image = await store.read(file);
    if (image) await add(archive, `${PICTURES_FOLDER}${file}`, await buffer(image.body));
    else if (needed.has(file))
      throw new Error(`The picture ${file} is missing from the store: the backup would not be whole.`);
  }
}

function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

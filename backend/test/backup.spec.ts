import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { pack } from 'tar-stream';
import { DataSource } from 'typeorm';
import { loadBackup } from '../src/backup/load-backup.js';
import { entriesOf } from '../src/backup/read-archive.js';
import { saveBackup } from '../src/backup/save-backup.js';
import { listTables, quoted } from '../src/backup/tables.js';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { FileImageStore } from '../src/upload/file-image-store.js';
import { type Staff, startAsStaff } from './blog-posts.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { enquiryForm } from './enquiry-form.ts';
import { picture } from './pictures.ts';

describe('a backup', () => {
  let folder: string;
  let file: string;
  let site: Staff;
  let other: TestDatabase;
  let before: Awaited<ReturnType<typeof contentOf>>;
  const store = () => new FileImageStore(join(site.env.DATA_DIR, 'uploads'));
  const otherUploads = () => join(folder, 'uploads');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    file = join(folder, 'studio.tar');
    site = await startAsStaff();
    await fill(site);
    other = await createDatabase();
    // Mails and other jobs come to rest, so that the two reads below are of the same moment.
    await site.app.close();
    before = await contentOf(site.env.DATABASE_URL, join(site.env.DATA_DIR, 'uploads'));
    await saveBackup(site.env.DATABASE_URL, store(), createWriteStream(file));
  });
  afterAll(async () => {
    await other.drop();
    await rm(folder, { recursive: true });
    await rm(site.env.DATA_DIR, { recursive: true });
  });

  it('restored elsewhere, has every row and every byte', async () => {
    await loadBackup(other.url, new FileImageStore(otherUploads()), file);
    const after = await contentOf(other.url, otherUploads());
    expect(before.rows['blog_post']).toHaveLength(2);
    expect(before.rows['enquiry']).toHaveLength(1);
    expect(Object.keys(before.files).length).toBeGreaterThan(3);
    expect(after).toEqual(before);
  });

  it('leaves nothing behind in the database that it was made of', async () => {
    expect(await contentOf(site.env.DATABASE_URL, join(site.env.DATA_DIR, 'uploads'))).toEqual(before);
  });

  it('new posts go on counting after the restored ones', async () => {
    const client = new Client(other.url);
    await client.connect();
    const { rows } = await client.query(
      `SELECT nextval(pg_get_serial_sequence('blog_post', 'id'))::int > max(id) AS next FROM blog_post`,
    );
    await client.end();
    expect(rows).toEqual([{ next: true }]);
  });

  it('is not restored while somebody uses the database', async () => {
    const client = new Client(other.url);
    await client.connect();
    await expect(loadBackup(other.url, store(), file)).rejects.toThrow('Stop the site first');
    await client.end();
  });

  it('that fails at a picture leaves every row as it was', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const full = new FileImageStore(file); // a file, in which no picture can be put
    await expect(loadBackup(other.url, full, file)).rejects.toThrow('The pictures cannot be reached');
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('that fails at a row leaves every row as it was', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const broken = join(folder, 'broken-row.tar');
    await withBrokenRow(file, broken, 'tables/public.enquiry/');
    await expect(loadBackup(other.url, new FileImageStore(otherUploads()), broken)).rejects.toThrow(
      'invalid input syntax',
    );
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('takes away, in the next night, the pictures that only the replaced site had', async () => {
    const client = new Client(other.url);
    await client.connect();
    await client.query(
      `INSERT INTO picture_claim (name, keep_until, in_editor) VALUES ('replaced.webp', now() + interval '1 day', true)`,
    );
    await client.end();
    await loadBackup(other.url, new FileImageStore(otherUploads()), file);
    const { rows } = await contentOf(other.url, otherUploads());
    expect(rows['picture_claim']).toEqual([{ row: expect.stringContaining('replaced.webp') }]);
    expect({ ...rows, picture_claim: [] }).toEqual({ ...before.rows, picture_claim: [] });
  });

  it('of an older version is brought up to date', async () => {
    const older = await createDatabase();
    const database = await new DataSource(dataSourceOptions(older.url, false)).initialize();
    await database.undoLastMigration();
    await database.destroy();
    const olderFile = join(folder, 'older.tar');
    const { migrations } = await saveBackup(older.url, store(), createWriteStream(olderFile));
    await loadBackup(older.url, new FileImageStore(otherUploads()), olderFile);
    const again = await saveBackup(older.url, store(), createWriteStream(olderFile));
    expect(again.migrations).toHaveLength(migrations.length + 1);
    await older.drop();
  });

  it('is refused when a picture is missing', async () => {
    const empty = new FileImageStore(join(folder, 'nothing'));
    const output = createWriteStream(join(folder, 'broken.tar'));
    await expect(saveBackup(site.env.DATABASE_URL, empty, output)).rejects.toThrow('missing from the store');
  });

  it('that is cut off is refused before anything is touched', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    await truncate(file, (await stat(file)).size / 2);
    await expect(loadBackup(other.url, store(), file)).rejects.toThrow('cut off');
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });
});

async function fill(site: Staff): Promise<void> {
  await site.post(
    { heading: 'तेराज़ो\t\\N', description: '<p>Line\nbreak</p>' },
    { feature_image: await picture(1200, 800) },
  );
  const { id } = await site.post({ slug: 'first-address' });
  await site.change(id, { slug: 'second-address' });
  await site.request.post('/api/enquiry').send(enquiryForm()).expect(201);
}

/** Copies a backup, with one more row in one table that is none. */
async function withBrokenRow(file: string, copy: string, table: string): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(copy));
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    const content = await buffer(entry);
    archive.entry(
      { name },
      name.startsWith(table) ? Buffer.concat([content, Buffer.from('alone\n')]) : content,
    );
  }
  archive.finalize();
  await written;
}

/** Every row of every table as Postgres writes it, and every file. */
async function contentOf(url: string, uploads: string) {
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

import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadBackup } from '../src/backup/load-backup.js';
import { saveBackup } from '../src/backup/save-backup.js';
import { listTables, quoted } from '../src/backup/tables.js';
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

  it('that is cut off is refused before anything is touched', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    await truncate(file, (await stat(file)).size / 2);
    await expect(loadBackup(other.url, store(), file)).rejects.toThrow('cut off');
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('is refused when a picture is missing', async () => {
    const empty = new FileImageStore(join(folder, 'nothing'));
    const output = createWriteStream(join(folder, 'broken.tar'));
    await expect(saveBackup(site.env.DATABASE_URL, empty, output)).rejects.toThrow('missing from the store');
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

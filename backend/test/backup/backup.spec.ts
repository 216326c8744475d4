import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, truncate, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { connect } from '../../src/database/connect.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import type { ImageStore } from '../../src/pictures/image-store.js';
import { studio } from '../../src/studio/studio.js';
import { contentOf, copyBackup, save } from './backups.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { createDatabase, runAs, type TestDatabase } from '../setup/database.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { picture } from '../pictures/pictures.ts';
import { projectContent, shipped } from '../projects/projects.ts';

describe('a backup', () => {
  let folder: string;
  let file: string;
  let site: Staff;
  let other: TestDatabase;
  let before: Awaited<ReturnType<typeof contentOf>>;
  const store = () => new FileImageStore(join(site.env.DATA_DIR, 'uploads'));
  const otherUploads = () => join(folder, 'uploads');
  const load = (path: string, pictures: ImageStore = new FileImageStore(otherUploads())) =>
    loadBackup({ DATABASE_URL: other.url }, pictures, { path });
  const roles = () => ({ DATABASE_URL: other.servingUrl, MIGRATION_DATABASE_URL: other.url });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    file = join(folder, 'studio.tar');
    site = await startAsStaff();
    await fill(site);
    other = await createDatabase();
    // Mails and other jobs come to rest, so that the two reads below are of the same moment.
    await site.app.close();
    before = await contentOf(site.env.DATABASE_URL, join(site.env.DATA_DIR, 'uploads'));
    await save(site.env.DATABASE_URL, store(), file);
    await load(file);
  });
  afterAll(async () => {
    await other.drop();
    await rm(folder, { recursive: true });
    await rm(site.env.DATA_DIR, { recursive: true });
  });

  it('restored elsewhere, has every row and every byte', async () => {
    const after = await contentOf(other.url, otherUploads());
    expect(before.rows['blog_post']).toHaveLength(2);
    for (const table of ['enquiry', 'content_section', 'content_preview'])
      expect(before.rows[table]).toHaveLength(1);
    for (const table of ['writing_draft', 'editor_presence']) expect(before.rows[table]).toHaveLength(1);
    expect(before.rows['saved_version']).toHaveLength(6);
    expect(before.rows['project']).toHaveLength(25);
    expect(before.rows['old_project_slug']).toHaveLength(6);
    expect(Object.keys(before.files).length).toBeGreaterThan(3);
    expect(after).toEqual(before);
  });

  it('restored, keeps the history for the period that the studio has set', async () => {
    const client = new Client(other.url);
    await client.connect();
    const { rows } = await client.query(
      `SELECT prosrc FROM pg_proc WHERE proname = 'remove_old_audit_entries'`,
    );
    await client.end();
    expect(rows).toEqual([{ prosrc: expect.stringContaining(`interval '${studio.retention.history}'`) }]);
  });

  it('restored for a role that serves, can be used by it and not be rewritten', async () => {
    await loadBackup(roles(), new FileImageStore(otherUploads()), { path: file });
    const database = await connect(dataSourceOptions(other.servingUrl), 0);
    expect(await database.query('SELECT count(*)::int AS posts FROM blog_post')).toEqual([{ posts: 2 }]);
    await expect(database.query('DELETE FROM audit_entry')).rejects.toThrow('permission denied');
    await database.destroy();
  });

  it('restored on a new server, where no migration has run, makes the role that serves', async () => {
    const serving = new URL(other.servingUrl);
    serving.username = `app_${serving.pathname.slice(6, 16)}`;
    const fresh = { DATABASE_URL: serving.href, MIGRATION_DATABASE_URL: other.url };
    await loadBackup(fresh, new FileImageStore(otherUploads()), { path: file });
    const database = await connect(dataSourceOptions(serving.href), 0);
    expect(await database.query('SELECT count(*)::int AS posts FROM blog_post')).toEqual([{ posts: 2 }]);
    await database.destroy();
    const client = new Client(other.url);
    await client.connect();
    await client.query(`DROP OWNED BY ${serving.username}; DROP ROLE ${serving.username}`);
    await client.end();
  });

  it('is not restored while the role that serves is signed in', async () => {
    const client = new Client(other.servingUrl);
    await client.connect();
    const restored = loadBackup(roles(), store(), { path: file });
    await expect(restored).rejects.toThrow('Stop the site first');
    await client.end();
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
    await expect(load(file, store())).rejects.toThrow('Stop the site first');
    await client.end();
  });

  it('is not restored when the site was started while its pictures were put', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const client = new Client(other.url);
    let started: Promise<unknown> | undefined;
    const slow = new (class extends FileImageStore {
      override async put(): Promise<void> {
        started ??= client.connect();
        await started;
      }
    })(otherUploads());
    await expect(load(file, slow)).rejects.toThrow('Stop the site first');
    await client.end();
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('with a damaged picture says which, and puts it only where the store has none', async () => {
    const healthy = await contentOf(other.url, otherUploads());
    const [name = ''] = Object.keys(healthy.files);
    const damaged = join(folder, 'damaged-picture.tar');
    await copyBackup(file, damaged, (one, content) =>
      one === `pictures/${name}` ? Buffer.concat([content, Buffer.from('!')]) : content,
    );
    const { differences } = await load(damaged);
    expect(differences).toEqual([
      `pictures/${name} is damaged: its SHA-256 is not that of the file that was saved.`,
    ]);
    expect((await contentOf(other.url, otherUploads())).files).toEqual(healthy.files);
    const empty = join(folder, 'empty');
    await load(damaged, new FileImageStore(empty));
    expect(Object.keys((await contentOf(other.url, empty)).files)).toContain(name);
  });

  it('that fails at a picture leaves every row as it was', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const full = new FileImageStore(file); // a file, in which no picture can be put
    await expect(load(file, full)).rejects.toThrow('The store of pictures and files failed');
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('that fails at a row leaves every row as it was', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const broken = join(folder, 'broken-row.tar');
    await copyBackup(file, broken, (name, content) =>
      name.startsWith('tables/public.enquiry/') ? Buffer.concat([content, Buffer.from('alone\n')]) : content,
    );
    await expect(load(broken)).rejects.toThrow(
      'The table enquiry cannot be restored. Postgres refuses what is in the backup',
    );
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });

  it('takes away, in the next night, the pictures that only the replaced site had', async () => {
    await runAs(
      other.url,
      `INSERT INTO picture_claim (name, keep_until, in_editor) VALUES ('replaced.webp', now() + interval '1 day', true)`,
    );
    await load(file);
    const { rows } = await contentOf(other.url, otherUploads());
    expect(rows['picture_claim']).toEqual([{ row: expect.stringContaining('replaced.webp') }]);
    expect({ ...rows, picture_claim: [] }).toEqual({ ...before.rows, picture_claim: [] });
    await runAs(other.url, 'DELETE FROM picture_claim');
  });

  it('of an older version is brought up to date', async () => {
    const older = await createDatabase();
    const database = await new DataSource(dataSourceOptions(older.url)).initialize();
    await database.undoLastMigration();
    await database.destroy();
    const olderFile = join(folder, 'older.tar');
    const { migrations } = await save(older.url, store(), olderFile);
    await loadBackup({ DATABASE_URL: older.url }, new FileImageStore(otherUploads()), { path: olderFile });
    const again = await save(older.url, store(), olderFile);
    expect(again.migrations).toHaveLength(migrations.length + 1);
    await older.drop();
  });

  it('that is cut off is refused before anything is touched', async () => {
    const untouched = await contentOf(other.url, otherUploads());
    const cut = join(folder, 'cut.tar');
    await copyFile(file, cut);
    await truncate(cut, (await stat(cut)).size / 2);
    await expect(load(cut, store())).rejects.toThrow('cut off');
    expect(await contentOf(other.url, otherUploads())).toEqual(untouched);
  });
});

async function fill(site: Staff): Promise<void> {
  await site.post(
    { heading: 'तेराज़ो\t\\N', description: '<p>Line\nbreak</p>' },
    { feature_image: await picture(1200, 800) },
  );
  const photograph = (await site.insert(await picture(600, 400))).body.file.replace('/api/', '');
  await site.request
    .post('/api/admin/project')
    .auth(site.token, { type: 'bearer' })
    .send({ status: 'published', content: projectContent({ pictures: [shipped('01', photograph)] }) })
    .expect(201);
  const { id } = await site.post({ slug: 'first-address' });
  await site.change(id, { slug: 'second-address' });
  await site.request.post('/api/enquiry').send(enquiryForm()).expect(201);
  const auth = { type: 'bearer' } as const;
  const thing = { kind: 'blog', id };
  const draft = { ...thing, based_on: 1, revision: 0, content: { heading: 'घर\t\\N' } };
  const present = { ...thing, editor: randomUUID(), typed: true };
  const put = (path: string) => site.request.put(`/api/admin/${path}`).auth(site.token, auth);
  await put(`drafts/${randomUUID()}`).send(draft).expect(200);
  await put('presence').send(present).expect(200);
  for (const path of ['clients', 'clients/preview'])
    await site.request
      .post(`/api/admin/content/${path}`)
      .auth(site.token, auth)
      .send({ version: 0, value: ['Kadam Foods'] })
      .expect(200);
}

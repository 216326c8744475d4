import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { RetryingStore } from '../../src/backup/saving/retrying-store.js';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { readBackup } from '../../src/backup/restoring/read-backup.js';
import { describeMissing } from '../../src/backup/report.js';
import { saveBackup } from '../../src/backup/saving/save-backup.js';
import { queryRows } from '../../src/database/query-rows.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { ImageStoreUnavailable } from '../../src/pictures/image-store.js';
import { allFiles, nameInPath } from '../../src/pictures/picture-name.js';
import { copyBackup, filesIn, save } from './backups.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { emptyQueue } from '../jobs/empty-queue.ts';
import { createDatabase } from '../setup/database.ts';
import { picture } from '../pictures/pictures.ts';

/** Says how often it was asked before it failed. */
class AwayStore extends FileImageStore {
  asked = 0;

  override async read(): Promise<never> {
    this.asked += 1;
    throw new ImageStoreUnavailable('away');
  }

  override async has(): Promise<never> {
    throw new ImageStoreUnavailable('away');
  }
}

describe('a backup and a picture that is not in the store', () => {
  let site: Staff;
  let database: DataSource;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    site = await startAsStaff();
    database = site.app.get(DataSource);
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    file = join(folder, 'studio.tar');
  });
  afterEach(async () => {
    await emptyQueue(database);
    await database.query(
      'DELETE FROM blog_post; DELETE FROM picture_claim; DELETE FROM finished_picture; DELETE FROM library_picture',
    );
    await rm(uploads(), { recursive: true, force: true });
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  const uploads = () => join(site.env.DATA_DIR, 'uploads');
  const store = () => new FileImageStore(uploads());
  const saved = () => save(site.env.DATABASE_URL, store(), file);
  const sql = (text: string, values?: unknown[]) => queryRows(database, z.unknown(), text, values);
  const claims = () => sql('SELECT name FROM picture_claim WHERE keep_until > now()');
  const finished = async () => (await sql('SELECT FROM finished_picture')).length;
  const insert = async () =>
    String((await site.insert(await picture(50, 50), 'kept.jpg')).body.file).replace('/api/uploads/', '');
  /** A post whose picture has no other files to come, and the one file of that picture. */
  const postWithPicture = async () => {
    const post = await site.post(
      {},
      { feature_image: await picture(30, 30), mb_image: await picture(30, 30) },
    );
    await expect.poll(finished, { interval: 50 }).toBe(2);
    return { id: post.id, missing: `${nameInPath(post.feature_image)}.webp` };
  };
  const postWithManyFiles = async () => {
    const { id, feature_image } = await site.post({}, { feature_image: await picture(1200, 900) });
    return { id, name: nameInPath(feature_image) ?? '' };
  };

  it('is whole after an upload that failed because the store was away', async () => {
    await postWithPicture();
    await rename(uploads(), `${uploads()}-away`);
    await writeFile(uploads(), 'no folder');
    expect((await site.insert(await picture(50, 50))).status).toBe(503);
    await rm(uploads());
    await rename(`${uploads()}-away`, uploads());
    expect(await sql('SELECT FROM picture_claim')).toHaveLength(1);
    expect((await saved()).missing).toEqual([]);
    expect((await saved()).missing).toEqual([]);
  });

  it('is whole after a process that was killed between its claim and the writing', async () => {
    await sql(
      `INSERT INTO picture_claim (name, keep_until, in_editor) VALUES ($1, now() + interval '7 days', true)`,
      [`${'a'.repeat(32)}-100x100`],
    );
    expect((await saved()).missing).toEqual([]);
    expect((await readBackup({ path: file })).missing).toEqual([]);
  });

  it('has what somebody has put into a text that is not saved yet', async () => {
    const inserted = await insert();
    await saved();
    expect(await filesIn(file)).toContain(`pictures/${inserted}`);
  });

  it('has what is in the library alone, and gives it back with its words and its bin', async () => {
    const inserted = await insert();
    const src = `uploads/${inserted}`;
    await sql(`UPDATE library_picture SET alt = 'A stool', deleted_at = now() WHERE src = $1`, [src]);
    await saved();
    const other = await createDatabase();
    onTestFinished(() => other.drop());
    const restored = new FileImageStore(join(folder, 'library'));
    await loadBackup({ DATABASE_URL: other.url }, restored, { path: file });
    expect(await restored.has(inserted)).toBe(true);
    const client = new Client({ connectionString: other.url });
    await client.connect();
    const { rows } = await client.query('SELECT * FROM library_picture WHERE src = $1', [src]);
    await client.end();
    const words = { file_name: 'kept.jpg', alt: 'A stool', words_folded: 'kept.jpg a stool' };
    expect(rows).toMatchObject([{ ...words, deleted_at: expect.any(Date) }]);
  });

  it('is written twice without it, says which and where, and is whole when the picture is back', async () => {
    const { id, missing } = await postWithPicture();
    await rename(join(uploads(), missing), join(folder, missing));
    for (const _ of ['first', 'second']) {
      const said = [{ file: missing, posts: [id], projects: [], kept: ['in the library', 'by a version'] }];
      expect((await saved()).missing).toEqual(said);
      expect((await readBackup({ path: file })).missing).toEqual(said);
      expect(await claims()).toEqual([]);
    }
    await rename(join(folder, missing), join(uploads(), missing));
    expect((await saved()).missing).toEqual([]);
  });

  it('says of a picture that the library alone has that it is kept there', async () => {
    const kept = await insert();
    await rm(join(uploads(), kept));
    expect((await saved()).missing.map(describeMissing)).toEqual([`${kept}, kept in the library`]);
  });

  it('says of a picture that an earlier version alone has that it is kept by one', async () => {
    const { id, missing } = await postWithPicture();
    await site.change(id, { feature_image_path: `uploads/${await insert()}` });
    await sql('DELETE FROM library_picture');
    await rm(join(uploads(), missing));
    expect((await saved()).missing.map(describeMissing)).toEqual([`${missing}, kept by a version`]);
  });

  it('has every row when the store is away, and asks it only a few times', async () => {
    const posts = [await postWithPicture(), await site.post({}, { feature_image: await picture(30, 30) })];
    const away = new AwayStore(uploads());
    const { missing, tables } = await save(site.env.DATABASE_URL, away, file);
    expect(new Set(missing.flatMap((one) => one.posts))).toEqual(new Set(posts.map(({ id }) => id)));
    expect(away.asked).toBe(3);
    const names = await filesIn(file);
    expect(tables.map(({ name }) => name)).toContain('blog_post');
    expect(names.filter((name) => name.startsWith('tables/public.blog_post/'))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('pictures/'))).toEqual([]);
  });

  it('has all other pictures when none of the files of one can be read', async () => {
    const [damaged, whole] = [await postWithManyFiles(), await postWithManyFiles()].toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    );
    await expect.poll(finished, { interval: 50 }).toBe(4);
    for (const one of allFiles(damaged?.name ?? '')) {
      await rm(join(uploads(), one));
      await mkdir(join(uploads(), one)); // which cannot be read as a file
    }
    const { missing } = await saved();
    expect(missing.flatMap(({ posts }) => posts)).toEqual(Array(3).fill(damaged?.id));
    const names = await filesIn(file);
    for (const one of allFiles(whole?.name ?? '')) expect(names).toContain(`pictures/${one}`);
  });

  it('asks a store that failed once again', async () => {
    let failures = 1;
    class FalteringStore extends FileImageStore {
      override async read(name: string) {
        if (failures-- > 0) throw new ImageStoreUnavailable('for a moment');
        return super.read(name);
      }
    }
    await store().put('a file', Buffer.from('its content'));
    const patient = new RetryingStore(new FalteringStore(uploads()), [0]);
    expect(await patient.read('a file')).toEqual(Buffer.from('its content'));
  });

  it('lets go of the pictures when it cannot be written', async () => {
    await postWithPicture();
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('The disk is full.')) });
    const failing = saveBackup(site.env.DATABASE_URL, new RetryingStore(store()), full);
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await claims()).toEqual([]);
  });

  it('leaves a picture that lost its post and went out of the library meanwhile to the next sweep', async () => {
    const { id, missing } = await postWithPicture();
    const disturbed = new (class extends FileImageStore {
      override async read(name: string) {
        if (name === missing) {
          await site.destroy(id);
          await sql('DELETE FROM library_picture');
        }
        return super.read(name);
      }
    })(uploads());
    expect((await save(site.env.DATABASE_URL, disturbed, file)).missing).toEqual([]);
    const expired = await sql('SELECT name FROM picture_claim WHERE keep_until <= now()');
    expect(expired).toContainEqual({ name: missing.replace('.webp', '') });
  });

  it('restored without it, has everything else and says what is missing', async () => {
    const { id, missing } = await postWithPicture();
    await rm(join(uploads(), missing));
    await saved();
    const other = await createDatabase();
    onTestFinished(() => other.drop());
    const empty = new FileImageStore(join(folder, 'uploads'));
    const restored = await loadBackup({ DATABASE_URL: other.url }, empty, { path: file });
    expect(restored.missing).toMatchObject([{ file: missing, posts: [id], projects: [] }]);
    await empty.put(missing, Buffer.from('found elsewhere'));
    const again = await loadBackup({ DATABASE_URL: other.url }, empty, { path: file });
    expect(again.missing).toEqual([]);
  });

  it('is refused before anything is touched when it calls a picture what no picture is called', async () => {
    const { missing } = await postWithPicture();
    await saved();
    const hostile = join(folder, 'hostile.tar');
    const name = `${'a'.repeat(32)}-1x1.webp`;
    for (const path of ['../../outside.webp', `/${name}`, `${name}/../x`, 'uploads', `a/${name}`]) {
      await copyBackup(
        file,
        hostile,
        (_name, content) => content,
        (entry) => (entry === `pictures/${missing}` ? `pictures/${path}` : entry),
      );
      const restore = loadBackup({ DATABASE_URL: site.env.DATABASE_URL }, store(), { path: hostile });
      await expect(restore).rejects.toThrow(`one that no site has made: pictures/${path}`);
    }
  });
});

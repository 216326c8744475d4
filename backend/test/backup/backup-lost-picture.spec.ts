import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from './backups.ts';
import { startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

describe('a picture that is lost for good and that a version alone has', () => {
  it('is missed by no backup once the documented command was run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    const site = await startAsStaff();
    const database = site.app.get(DataSource);
    const uploads = join(site.env.DATA_DIR, 'uploads');
    const missing = async () => {
      const backup = await save(site.ownerUrl, new FileImageStore(uploads), join(folder, 'studio.tar'));
      return backup.missing.map(({ file }) => file);
    };
    const { id } = await site.post({}, { feature_image: await picture(30, 30) });
    const kept = await database.query('SELECT pictures FROM blog_post WHERE id = $1', [id]);
    const names: string[] = kept[0].pictures;
    const finished = () => database.query('SELECT FROM finished_picture');
    await expect.poll(finished).toHaveLength(names.length);
    await database.query(`UPDATE blog_post SET pictures = '{}'`);
    await database.query('DELETE FROM library_picture; DELETE FROM picture_claim');
    for (const file of await readdir(uploads)) await rm(join(uploads, file));
    expect((await missing()).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());

    const docs = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const command = docs.match(/`(UPDATE saved_version [^`]*)`/)?.[1] ?? '';
    for (const name of names) await database.query(command.replace('NAME', name));
    expect(await missing()).toEqual([]);
    await site.stop();
    await rm(folder, { recursive: true });
  });
});

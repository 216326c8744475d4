import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { nameInAddress } from '../../src/pictures/picture-name.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';
import { clearLibrary } from '../library/library.ts';
import { picture } from '../pictures/pictures.ts';
import { IN_FILES } from '../setup/start-app.ts';
import { type TestBucket, startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

const SENTENCE = 'The pictures cannot be reached just now. Please try again in a few minutes.';

async function expectNothingSaved(staff: Staff): Promise<void> {
  const heading = unique('Unsaved');
  const saved = await staff.add({ heading }, { feature_image: await picture(500, 500) });
  expect(saved.status).toBe(503);
  expect(saved.body).toEqual({ message: SENTENCE, error: SENTENCE });
  const inserted = await staff.insert(await picture(50, 50));
  expect(inserted.status).toBe(503);
  const { body } = await staff.request.get('/api/blogsearch').query({ search: heading });
  expect(body.pagination.total).toBe(0);
}

describe('a blog with its pictures in S3', () => {
  let staff: Staff;
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await startTestBucket();
    staff = await startAsStaff(bucket.settings);
  });
  afterAll(async () => {
    await staff.stop();
    await bucket.stop();
  });

  it('keeps, serves and removes them there', async () => {
    const post = await staff.post({}, { feature_image: await picture(1000, 800) });
    const files = async () =>
      (await bucket.keys()).filter((key) => key.includes(post.feature_image.slice(8, 40))).length;
    await expect.poll(files, { interval: 50 }).toBe(12);
    const response = await staff.request.get(`/api/${post.feature_image}`);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    await staff.destroy(post.id);
    await clearLibrary(staff);
    expect(await bucket.keys()).toEqual([]);
    expect((await staff.request.get(`/api/${post.feature_image}`)).status).toBe(404);
  });

  it('leaves nothing there when a save is refused', async () => {
    const other = await staff.post({ slug: unique('taken') });
    const fields = { heading: 'A heading', slug: other.slug };
    expect((await staff.add(fields, { feature_image: await picture(1000, 800) })).status).toBe(422);
    expect(await bucket.keys()).toEqual([]);
    await staff.destroy(other.id);
  });
});

describe('a blog whose store fails', () => {
  it('saves nothing and says so when its credentials are wrong', async () => {
    const bucket = await startTestBucket();
    onTestFinished(() => bucket.stop());
    const staff = await startAsStaff({ ...bucket.settings, S3_SECRET_ACCESS_KEY: 'wrong' });
    onTestFinished(() => staff.stop());
    await expectNothingSaved(staff);
    expect((await staff.request.get(`/api/uploads/${'0'.repeat(32)}-1x1.webp`)).body).toEqual({
      message: SENTENCE,
    });
  });

  it('deletes a post all the same and the files once the store is back', async () => {
    const staff = await startAsStaff(IN_FILES);
    onTestFinished(() => staff.stop());
    const folder = join(staff.env.DATA_DIR, 'uploads');
    const post = await staff.post({}, { feature_image: await picture(500, 500) });
    const sql = staff.app.get(DataSource);
    // Nothing is being written any more when the folder goes.
    const finished = async () => (await sql.query('SELECT 1 FROM finished_picture')).length;
    await expect.poll(finished, { interval: 50 }).toBe(2);
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'no folder');
    await expectNothingSaved(staff);
    await staff.destroy(post.id);
    await clearLibrary(staff);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    await staff.app.get(UnusedPictures).sweep();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a picture that was put into a text which was never saved', () => {
  it('stays in the library until staff delete it', async () => {
    const staff = await startAsStaff();
    onTestFinished(() => staff.stop());
    const address: string = (await staff.insert(await picture(50, 50))).body.file;
    expect(await staff.app.get(DataSource).query('SELECT FROM picture_claim')).toEqual([]);
    await staff.app.get(UnusedPictures).remove([nameInAddress(address) ?? '']);
    expect((await staff.request.get(address)).status).toBe(200);
    await clearLibrary(staff);
    expect((await staff.request.get(address)).status).toBe(404);
  });
});

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { FindUnfinishedPictures } from '../../src/pictures/variants/find-unfinished-pictures.job.js';
import { MakePictureVariants } from '../../src/pictures/variants/make-picture-variants.job.js';
import { PictureClaims } from '../../src/pictures/picture-claims.js';
import { ImageStore } from '../../src/pictures/image-store.js';
import { allFiles, nameInPath } from '../../src/pictures/picture-name.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { clearLibrary } from '../library/library.ts';
import { photograph, picture } from '../pictures/pictures.ts';
import { startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

const nameOf = (path: string) => nameInPath(path) ?? '';

async function startWithS3(): Promise<Staff> {
  const bucket = await startTestBucket();
  const staff = await startAsStaff(bucket.settings);
  return { ...staff, stop: () => staff.stop().then(() => bucket.stop()) };
}

describe.each([
  ['files', () => startAsStaff()],
  ['S3', startWithS3],
] as const)('the variants of a picture in %s', (_kind, start) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await start();
  });
  afterAll(() => staff.stop());

  const fetch = async (path: string) => {
    const response = await staff.request.get(`/api/${path}`).buffer(true).responseType('blob');
    return {
      status: response.status,
      type: response.headers['content-type'],
      headers: response.headers,
      body: response.body,
    };
  };
  const present = async (name: string) => {
    const store = staff.app.get(ImageStore);
    const images = await Promise.all(allFiles(name).map((file) => store.read(file)));
    for (const image of images) image?.body.destroy();
    return images.filter((image) => image !== undefined).length;
  };
  const finished = (name: string) =>
    staff.app.get(DataSource).query('SELECT name FROM finished_picture WHERE name = $1', [name]);

  it('are made behind the upload, each in its size, and go with it', async () => {
    const post = await staff.post({}, { feature_image: await photograph(1000, 600) });
    const path = post.feature_image.replace('.webp', '');
    await expect.poll(() => finished(nameOf(post.feature_image))).toHaveLength(1);
    for (const [file, width, height] of [
      ['', 1000, 600],
      ['-480', 480, 288],
      ['-960', 960, 576],
    ] as const) {
      const { status, type, body, headers } = await fetch(`${path}${file}.avif`);
      expect([status, type]).toEqual([200, 'image/avif']);
      expect(headers['cache-control']).toContain('immutable');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'heif', width, height });
    }
    expect(await present(nameOf(post.feature_image))).toBe(7);
    await staff.destroy(post.id);
    await clearLibrary(staff);
    expect(await present(nameOf(post.feature_image))).toBe(0);
    expect(await finished(nameOf(post.feature_image))).toEqual([]);
  });

  it('have a social card from the first moment', async () => {
    const post = await staff.post({}, { feature_image: await picture(1000, 600) });
    const { status, type, body } = await fetch(post.feature_image.replace('.webp', '-social.jpg'));
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await staff.destroy(post.id);
  });

  it('are made for pictures that were there before', async () => {
    const post = await staff.post({}, { feature_image: await photograph(1000, 600) });
    const name = nameOf(post.feature_image);
    await expect.poll(() => finished(name)).toHaveLength(1);
    const store = staff.app.get(ImageStore);
    await Promise.all([`${name}.avif`, `${name}-social.jpg`].map((file) => store.delete(file)));
    await staff.app.get(DataSource).query('DELETE FROM finished_picture WHERE name = $1', [name]);
    await staff.app.get(FindUnfinishedPictures).run();
    await expect.poll(() => finished(name)).toHaveLength(1);
    expect(await present(name)).toBe(7);
    await staff.destroy(post.id);
  });

  it('are not made for a picture that has gone meanwhile', async () => {
    const name = `${randomUUID().replaceAll('-', '')}-9x9`;
    const body = await picture(9, 9, 'webp');
    await staff.app.get(ImageStore).put(`${name}.webp`, body);
    await staff.app.get(MakePictureVariants).run({ name }, new AbortController().signal);
    expect(await present(name)).toBe(1);
    await staff.app.get(PictureClaims).removeUnused([name]);
    expect(await present(name)).toBe(0);
  });
});

describe('an AVIF that is not made yet', () => {
  it('is answered with the WebP for a minute', async () => {
    const staff = await startAsStaff();
    onTestFinished(() => staff.stop());
    const name = `${randomUUID().replaceAll('-', '')}-9x9`;
    await staff.app.get(ImageStore).put(`${name}.webp`, await picture(9, 9, 'webp'));
    const response = await staff.request.get(`/api/uploads/${name}.avif`);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect((await staff.request.get(`/api/uploads/${name}-social.jpg`)).status).toBe(404);
    expect((await staff.request.get(`/api/uploads/${'0'.repeat(32)}-9x9.avif`)).status).toBe(404);
  });
});

describe('a social card', () => {
  it('is below 300 kB whatever the picture shows', async () => {
    const staff = await startAsStaff();
    onTestFinished(() => staff.stop());
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 80 };
    const file = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: 'white', noise },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const address: string = (await staff.insert(file)).body.file;
    const card = await staff.request
      .get(address.replace('.webp', '-social.jpg'))
      .buffer(true)
      .responseType('blob');
    expect(card.status).toBe(200);
    expect(card.body.length).toBeLessThan(300_000);
  });
});

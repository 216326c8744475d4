import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { decodeDescription } from '../../src/blog/text/description.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';
import { clearLibrary } from '../library/library.ts';
import { largePicture } from '../pictures/large-pictures.ts';
import { picture } from '../pictures/pictures.ts';

const largest = async () => Buffer.concat(await largePicture(15));
const shows = (address: string) => ({ description: `<p><img src="${address}" alt="a"></p>` });

describe('the pictures of a post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const files = async () => new Set(await readdir(join(staff.env.DATA_DIR, 'uploads')).catch(() => []));
  beforeEach(() => clearLibrary(staff));
  const exists = async (path: string) =>
    (await staff.request.get(`/api/${path.replace('/api/', '')}`)).status === 200;
  const inserted = async (file: Buffer): Promise<string> => (await staff.insert(file)).body.file;

  it('may be 15 MB each, beside a text of 1 MB', async () => {
    const description = `<p>${'a'.repeat(1024 * 1024 - 7)}</p>`;
    const post = await staff.post(
      { description },
      { feature_image: await largest(), mb_image: await largest() },
    );
    expect(await Promise.all([post.feature_image, post.mb_image].map(exists))).toEqual([true, true]);
    await staff.destroy(post.id);
  });

  it('are kept as they were sent', async () => {
    const [desktop, mobile] = [await picture(1000, 500), await picture(300, 400)];
    const post = await staff.post({}, { feature_image: desktop, mb_image: mobile });
    expect(post.feature_image).toMatch(/^uploads\/[0-9a-f]{32}-1000x500\.webp$/);
    expect(post.mb_image).toMatch(/^uploads\/[0-9a-f]{32}-300x400\.webp$/);
    expect(await Promise.all([post.feature_image, post.mb_image].map(exists))).toEqual([true, true]);
    await staff.destroy(post.id);
  });

  it('tell visitors how large they are, in the text too', async () => {
    const address = await inserted(await picture(300, 300));
    const post = await staff.post(shows(address), { feature_image: await picture(1000, 500) });
    const { picture_bytes } = (await staff.request.get(`/api/blog/${post.slug}`)).body.data;
    for (const path of [post.feature_image, address.replace('/api/', '')]) {
      const file = await staff.request.get(`/api/${path}`).buffer(true).responseType('blob');
      expect(picture_bytes[path]).toBe(file.body.length);
    }
    await staff.destroy(post.id);
  });

  it('of other posts and of none are named to no visitor of this one', async () => {
    const other = await staff.post({}, { feature_image: await picture(900, 500) });
    const address = await inserted(await picture(320, 200));
    const post = await staff.post({}, { feature_image: await picture(1000, 500) });
    const answer = await staff.request.get(`/api/blog/${post.slug}`);
    expect(answer.body.data.picture_bytes).toHaveProperty([post.feature_image]);
    expect(answer.text).not.toContain(other.feature_image);
    expect(answer.text).not.toContain(address.replace('/api/', ''));
    await Promise.all([staff.destroy(post.id), staff.destroy(other.id)]);
  });

  it.each([
    [1600, 1200, '960x1200'],
    [3000, 1000, '426x533'],
    [400, 1000, '400x500'],
    [400, 500, '400x500'],
    [1, 1, '1x1'],
  ])('for small screens are cut from a desktop picture of %i by %i', async (width, height, size) => {
    const post = await staff.post({}, { feature_image: await picture(width, height) });
    expect(post.mb_image).toContain(`-${size}.webp`);
    expect(await exists(post.mb_image)).toBe(true);
    await staff.destroy(post.id);
  });

  it('are cut anew with a new desktop picture, unless the mobile one was chosen', async () => {
    const cut = await staff.post({}, { feature_image: await picture(800, 400) });
    const chosen = await staff.post(
      {},
      { feature_image: await picture(800, 400), mb_image: await picture(90, 90) },
    );
    const desktop = await picture(700, 400);
    const cutAgain = (await staff.change(cut.id, {}, { feature_image: desktop })).body.data;
    const stillChosen = (await staff.change(chosen.id, {}, { feature_image: desktop })).body.data;
    expect(cutAgain.mb_image.slice(8, 40)).toBe(cutAgain.feature_image.slice(8, 40));
    expect(stillChosen.mb_image).toBe(chosen.mb_image);
    expect(await exists(chosen.mb_image)).toBe(true);
    await Promise.all([cut, chosen].map(({ id }) => staff.destroy(id)));
  });

  it('stay when the post is changed without pictures', async () => {
    const post = await staff.post({}, { feature_image: await picture(90, 90) });
    const changed = await staff.change(post.id, { heading: 'Changed' });
    expect(changed.body.data.feature_image).toBe(post.feature_image);
    expect(await exists(post.feature_image)).toBe(true);
    await staff.destroy(post.id);
  });

  it('stay when they are replaced, for the version that shows them, and then in the library', async () => {
    const before = await files();
    const post = await staff.post({}, { feature_image: await picture(1700, 900) });
    const changed = await staff.change(post.id, {}, { feature_image: await picture(1000, 900) });
    expect(changed.status).toBe(200);
    for (const shown of [post.feature_image, post.mb_image, changed.body.data.feature_image])
      expect(await exists(shown)).toBe(true);
    await staff.destroy(post.id);
    expect(await exists(changed.body.data.feature_image)).toBe(true);
    await clearLibrary(staff);
    expect(await files()).toEqual(before);
  });

  it('leave no file behind when the save is refused', async () => {
    const other = await staff.post({ slug: unique('taken') });
    const before = await files();
    const pasted = `data:image/png;base64,${(
      await sharp(await picture(9, 9))
        .png()
        .toBuffer()
    ).toString('base64')}`;
    const fields = { heading: 'A heading', slug: other.slug, ...shows(pasted) };
    const images = { feature_image: await picture(1000, 900), mb_image: await picture(90, 90) };
    expect((await staff.add(fields, images)).status).toBe(422);
    expect((await staff.add({ ...fields, heading: '' }, images)).status).toBe(422);
    expect((await staff.change(2_000_000_000, fields, images)).status).toBe(404);
    expect(await files()).toEqual(before);
    await staff.destroy(other.id);
  });

  it('stay while another post shows the same picture', async () => {
    const shared = await picture(500, 500);
    const [one, two] = [
      await staff.post({}, { feature_image: shared }),
      await staff.post({}, { feature_image: shared }),
    ];
    expect(one.feature_image).toBe(two.feature_image);
    await staff.destroy(one.id);
    await clearLibrary(staff);
    expect(await exists(two.feature_image)).toBe(true);
    await staff.destroy(two.id);
    await clearLibrary(staff);
    expect(await exists(two.feature_image)).toBe(false);
  });

  it('in a text stay while any post or version shows them, and then in the library', async () => {
    const address = await inserted(await picture(600, 300));
    const one = await staff.post(shows(address));
    const two = await staff.post(shows(address));
    await staff.change(one.id, { description: '<p>No picture any more</p>' });
    await clearLibrary(staff);
    expect(await exists(address)).toBe(true);
    await staff.destroy(two.id);
    await clearLibrary(staff);
    expect(await exists(address)).toBe(true);
    await staff.destroy(one.id);
    expect(await exists(address)).toBe(false);
  });

  it('pasted into a text become files of the library', async () => {
    const webp = (await picture(40, 40, 'webp')).toString('base64');
    const post = await staff.post(shows(`data:image/webp;base64,${webp}`));
    const address = /\/api\/uploads\/[^"]+/.exec(decodeDescription(post.description))?.[0] ?? '';
    expect(await exists(address)).toBe(true);
    await staff.destroy(post.id);
    expect(await exists(address)).toBe(true);
    await clearLibrary(staff);
    expect(await exists(address)).toBe(false);
  });

  it('survive any order of deleting one post and saving another with the same picture', async () => {
    const before = await files();
    const shared = await picture(200, 200);
    for (let round = 0; round < 10; round += 1) {
      const old = await staff.post({}, { feature_image: shared });
      const [added] = await Promise.all([staff.post({}, { feature_image: shared }), staff.destroy(old.id)]);
      expect(await exists(added.feature_image)).toBe(true);
      await staff.destroy(added.id);
    }
    await clearLibrary(staff);
    expect(await files()).toEqual(before);
  });

  it('of an open draft stay although a post that showed them is deleted', async () => {
    const file = await picture(70, 70);
    const address = await inserted(file);
    await inserted(file);
    const post = await staff.post(shows(address));
    await staff.destroy(post.id);
    expect(await exists(address)).toBe(true);
    await staff.app.get(UnusedPictures).sweep();
    expect(await exists(address)).toBe(true);
  });
});

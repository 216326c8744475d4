import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type LibraryStaff, startAsLibraryStaff } from '../library/library.ts';
import { picture } from './pictures.ts';

const NOTHING = `uploads/${'0'.repeat(32)}-10x10.webp`;

const sourceOf = (src: string) => src.slice(8, 40);

describe('a stored picture in the form of a post', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const changed = async (id: number, fields: object, files?: Record<string, Buffer>) =>
    (await staff.change(id, { ...fields }, files)).body.data;

  it('becomes the main picture, and is cut for small screens', async () => {
    const { src } = await staff.picture(await picture(800, 400));
    const post = await staff.post({ feature_image_path: src });
    expect(post.feature_image).toBe(src);
    expect(post.mb_image).toContain('-320x400.webp');
    expect(post.mobile_is_cut).toBe(true);
    expect((await staff.request.get(`/api/${post.mb_image}`)).status).toBe(200);
    await staff.destroy(post.id);
  });

  it('is cut around the point that comes with it, and forgets that of the one before', async () => {
    const [one, two] = [await staff.picture(await picture(800, 400)), await staff.picture()];
    const post = await staff.post({ feature_image_path: one.src, focal_x: 10, focal_y: 50 });
    expect([post.focal_x, post.focal_y]).toEqual([10, 50]);
    const now = await changed(post.id, { feature_image_path: two.src });
    expect([now.feature_image, now.focal_x]).toEqual([two.src, null]);
    expect(sourceOf(now.mb_image)).toBe(sourceOf(two.src));
    await staff.destroy(post.id);
  });

  it('stands for small screens as it is, and stays with another main picture', async () => {
    const [main, mobile] = [await staff.picture(), await staff.picture()];
    const post = await staff.post({ feature_image_path: main.src, mb_image_path: mobile.src });
    expect([post.feature_image, post.mb_image, post.mobile_is_cut]).toEqual([main.src, mobile.src, false]);
    const other = await staff.picture();
    expect((await changed(post.id, { feature_image_path: other.src })).mb_image).toBe(mobile.src);
    const cut = await changed(post.id, { mb_image_path: mobile.src, mobile_is_cut: true });
    expect(sourceOf(cut.mb_image)).toBe(sourceOf(other.src));
    await staff.destroy(post.id);
  });

  it('that stands there already changes nothing, nor does a blank one', async () => {
    const { src } = await staff.picture();
    const post = await staff.post({ feature_image_path: src, focal_x: 30, focal_y: 30 });
    const { feature_image, mb_image } = post;
    const same = await changed(post.id, { feature_image_path: src, mb_image_path: '' });
    expect(same).toMatchObject({ feature_image, mb_image, focal_x: 30, focal_y: 30 });
    await staff.destroy(post.id);
  });

  it('is taken out with the cut from it, and leaves a mobile picture of its own', async () => {
    const [main, mobile] = [await staff.picture(), await staff.picture()];
    const cut = await staff.post({ feature_image_path: main.src, focal_x: 10 });
    expect(await changed(cut.id, { feature_image_cleared: 'true' })).toMatchObject({
      feature_image: '',
      mb_image: '',
      focal_x: null,
    });
    const own = await staff.post({ feature_image_path: main.src, mb_image_path: mobile.src });
    expect(await changed(own.id, { feature_image_cleared: 'true' })).toMatchObject({
      feature_image: '',
      mb_image: mobile.src,
    });
    expect((await changed(own.id, { mb_image_cleared: 'true' })).mb_image).toBe('');
    for (const { id } of [cut, own]) await staff.destroy(id);
  });

  it('makes way for a file in the same form', async () => {
    const { src } = await staff.picture();
    const file = await picture(700, 500);
    const post = await staff.post({ feature_image_path: src, mb_image_path: src }, { feature_image: file });
    expect(post.feature_image).toContain('-700x500.webp');
    expect(post.mb_image).toBe(src);
    await staff.destroy(post.id);
  });

  it('that is not stored is refused, and nothing changes', async () => {
    const { src } = await staff.picture();
    const post = await staff.post({ feature_image_path: src });
    const lost = await staff.picture();
    await rm(join(staff.env.DATA_DIR, lost.src));
    for (const path of [NOTHING, lost.src])
      for (const field of ['feature_image', 'mb_image']) {
        const refused = await staff.change(post.id, { [`${field}_path`]: path });
        expect([refused.status, Object.keys(refused.body.messages)]).toEqual([422, [field]]);
      }
    const { data } = (await staff.get(`blog/${post.id}`)).body;
    expect([data.feature_image, data.version]).toEqual([src, post.version]);
    await staff.destroy(post.id);
  });

  it.each([
    'https://evil.example/x.webp',
    `https://evil.example/${NOTHING}`,
    `//evil.example/${NOTHING}`,
    `/${NOTHING}`,
    `/api/${NOTHING}`,
    '../../etc/passwd',
    `uploads/../${NOTHING}`,
    `uploads/..%2f${'0'.repeat(32)}-10x10.webp`,
    `${NOTHING}?x`,
    `${NOTHING}\u0000.png`,
    `${NOTHING}\nuploads`,
    NOTHING.replace('.webp', '-social.jpg'),
    NOTHING.replace('.webp', '-480.webp'),
    NOTHING.replace('.webp', '.svg'),
    'projects/sector-108-residence/01.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '<img src=x onerror=alert(1)>',
    "' OR '1'='1",
  ])('comes from this site alone, never from %j', async (path) => {
    for (const field of ['feature_image_path', 'mb_image_path']) {
      const refused = await staff.send('blog', { heading: 'An attack', [field]: path });
      expect([refused.status, refused.body.messages]).toEqual([
        422,
        { [field]: 'This is no picture of this site.' },
      ]);
    }
  });

  it.each([[{}], [[]], [1], [true]])('is one text, not %j', async (path) => {
    const refused = await staff.send('blog', { heading: 'An attack', feature_image_path: path });
    expect(refused.status).toBe(422);
  });
});

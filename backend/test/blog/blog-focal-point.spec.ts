import sharp from 'sharp';
import { type Staff, startAsStaff } from './blog-posts.ts';
import { picture, twoColours } from '../pictures/pictures.ts';

describe('the focal point of a post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const colourOf = async (path: string) => {
    const { body } = await staff.request.get(`/api/${path}`).buffer(true).responseType('blob');
    const { dominant } = await sharp(body).stats();
    if (dominant.r > 200) return 'red';
    return dominant.b > 200 ? 'blue' : 'neither';
  };

  it('decides what small screens show', async () => {
    const file = await twoColours(800, 400);
    const left = await staff.post({ focal_x: 10, focal_y: 50 }, { feature_image: file });
    const right = await staff.post({ focal_x: 90, focal_y: 50 }, { feature_image: file });
    expect([await colourOf(left.mb_image), await colourOf(right.mb_image)]).toEqual(['red', 'blue']);
    expect(left).toMatchObject({ focal_x: 10, focal_y: 50, mobile_is_cut: true });
    await Promise.all([left, right].map(({ id }) => staff.destroy(id)));
  });

  it('can be moved later; the picture it made stays for the version before', async () => {
    const post = await staff.post({}, { feature_image: await twoColours(800, 400) });
    const moved = (await staff.change(post.id, { focal_x: 95 })).body.data;
    expect(moved).toMatchObject({ feature_image: post.feature_image, focal_x: 95, focal_y: null });
    expect(await colourOf(moved.mb_image)).toBe('blue');
    expect((await staff.request.get(`/api/${post.mb_image}`)).status).toBe(200);
    const same = (await staff.change(post.id, { heading: 'Unmoved', focal_x: 95 })).body.data;
    expect(same.mb_image).toBe(moved.mb_image);
    await staff.destroy(post.id);
  });

  it('is forgotten with the picture it belonged to', async () => {
    const post = await staff.post(
      { focal_x: 10, focal_y: 10 },
      { feature_image: await twoColours(800, 400) },
    );
    const changed = (await staff.change(post.id, {}, { feature_image: await picture(800, 400) })).body.data;
    expect(changed).toMatchObject({ focal_x: null, focal_y: null, mobile_is_cut: true });
    await staff.destroy(post.id);
  });

  it('does not touch a mobile picture that was chosen', async () => {
    const files = { feature_image: await twoColours(800, 400), mb_image: await picture(90, 90) };
    const post = await staff.post({}, files);
    const moved = (await staff.change(post.id, { focal_x: 95 })).body.data;
    expect(moved).toMatchObject({ mb_image: post.mb_image, focal_x: 95, mobile_is_cut: false });
    await staff.destroy(post.id);
  });

  it('comes back when a mobile picture that was chosen makes way for the cut', async () => {
    const files = { feature_image: await twoColours(800, 400), mb_image: await picture(90, 90) };
    const post = await staff.post({ focal_x: 95 }, files);
    const kept = (await staff.change(post.id, { mobile_is_cut: 'false' })).body.data;
    expect(kept).toMatchObject({ mb_image: post.mb_image, mobile_is_cut: false });
    const cut = (await staff.change(post.id, { mobile_is_cut: 'true' })).body.data;
    expect(cut.mobile_is_cut).toBe(true);
    expect(await colourOf(cut.mb_image)).toBe('blue');
    expect((await staff.request.get(`/api/${post.mb_image}`)).status).toBe(200);
    const own = (await staff.change(post.id, { mobile_is_cut: 'true' }, { mb_image: await picture(80, 90) }))
      .body.data;
    expect(own.mobile_is_cut).toBe(false);
    await staff.destroy(post.id);
  });

  it('of a post without pictures changes nothing', async () => {
    const post = await staff.post({ focal_x: 5, focal_y: 5 });
    const moved = await staff.change(post.id, { focal_x: 95, mobile_is_cut: 'true' });
    expect([moved.status, moved.body.data.mb_image]).toEqual([200, '']);
    await staff.destroy(post.id);
  });

  it.each(['-1', '101', '1.5', 'left'])('is not %s', async (focal_x) => {
    const response = await staff.add({ heading: 'A heading', focal_x });
    expect(response.status).toBe(422);
    expect(response.body.messages).toEqual({ focal_x: 'Please send a whole number from 0 to 100.' });
  });
});

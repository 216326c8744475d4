import { DataSource } from 'typeorm';
import { PostsInBin } from '../../src/blog/posts-in-bin.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

describe('the bin', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const as = (request: ReturnType<Staff['request']['get']>) => request.auth(staff.token, { type: 'bearer' });
  const bin = async (query = '') => (await as(staff.request.get(`/api/admin/blog-bin${query}`))).body;
  const restore = (id: number | string) => as(staff.request.post(`/api/admin/blog/${id}/restore`));
  const deleteForGood = (id: number | string) => as(staff.request.delete(`/api/admin/blog-bin/${id}`));
  const exists = async (path: string) => (await staff.request.get(`/api/${path}`)).status === 200;

  it.each([
    ['get', '/api/admin/blog-bin'],
    ['post', '/api/admin/blog/1/restore'],
    ['delete', '/api/admin/blog-bin/1'],
  ] as const)('is for staff: %s %s', async (method, path) => {
    expect((await staff.request[method](path)).status).toBe(401);
  });

  it('holds a deleted post with its pictures, and gives it back as it was', async () => {
    const post = await staff.post({}, { feature_image: await picture(90, 90) });
    await staff.remove(post.id);
    expect(await exists(`blog/${post.slug}`)).toBe(false);
    expect(await exists(post.feature_image)).toBe(true);
    const [binned] = (await bin()).data;
    expect(binned).toMatchObject({ id: post.id, heading: post.heading, status: 'published' });
    expect(Date.parse(binned.goes_at) - Date.parse(binned.deleted_at)).toBe(30 * 24 * 3_600_000);
    const restored = await restore(post.id);
    expect(restored.status).toBe(200);
    expect(restored.body.message).toBe('The blog is back.');
    const { version: _version, updated_at: _updated, ...same } = post;
    expect(restored.body.data).toMatchObject(same);
    expect(await exists(`blog/${post.slug}`)).toBe(true);
    expect((await bin()).pagination.total).toBe(0);
    await staff.destroy(post.id);
  });

  it('gives the address of a post free, and says which one it has when it comes back', async () => {
    const slug = unique('Address').replace(' ', '-').toLowerCase();
    const first = await staff.post({ slug });
    await staff.remove(first.id);
    const second = await staff.post({ slug });
    const restored = await restore(first.id);
    expect(restored.body.data.slug).toBe(`${slug}-2`);
    expect(restored.body.message).toBe(
      `The blog is back. Its slug is now ${slug}-2, because another blog has taken ${slug}.`,
    );
    await Promise.all([first, second].map(({ id }) => staff.destroy(id)));
  });

  it.each([
    ['was on the site', 'published', true],
    ['nobody has seen', 'draft', false],
  ])('leads on from the address of a post that %s, which a draft has taken', async (_what, status, leads) => {
    const slug = unique('Address').replace(' ', '-').toLowerCase();
    const first = await staff.post({ slug, status });
    await staff.remove(first.id);
    const draft = await staff.post({ slug, status: 'draft' });
    await restore(first.id);
    await staff.change(first.id, { status: 'published' });
    const { body } = await staff.request.get(`/api/blog/${slug}`);
    expect(body.data?.slug).toBe(leads ? `${slug}-2` : undefined);
    await Promise.all([first, draft].map(({ id }) => staff.destroy(id)));
  });

  it('gives back what was to appear meanwhile as a draft, and says so', async () => {
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const post = await staff.post({ status: 'scheduled', publish_at });
    await staff.remove(post.id);
    // Only the clock goes on.
    await staff.app
      .get(DataSource)
      .query(
        `UPDATE blog_post SET publish_at = now() - interval '1 hour', deleted_at = now() - interval '2 hours' WHERE id = $1`,
        [post.id],
      );
    const { body } = await restore(post.id);
    expect(body.data).toMatchObject({ status: 'draft', publish_at: null });
    expect(body.message).toBe(
      'The blog is back. Its time passed while it lay in the bin, so it is a draft now.',
    );
    expect(await exists(`blog/${post.slug}`)).toBe(false);
    await staff.destroy(post.id);
  });

  it('lists what was deleted last first, page by page', async () => {
    const posts = [await staff.post(), await staff.post()];
    for (const { id } of posts) await staff.remove(id);
    const { data, pagination } = await bin('?limit=1');
    expect([data[0].id, pagination]).toEqual([posts[1]?.id, { page: 1, pages: 2, limit: 1, total: 2 }]);
    await Promise.all(posts.map(({ id }) => deleteForGood(id)));
  });

  it('cannot be edited, deleted again or restored twice', async () => {
    const post = await staff.post();
    expect((await restore(post.id)).status).toBe(404);
    expect((await deleteForGood(post.id)).status).toBe(404);
    await staff.remove(post.id);
    expect((await staff.change(post.id, { alt: 'a' })).status).toBe(404);
    expect((await deleteForGood(post.id)).body).toEqual({ status: true });
    expect((await deleteForGood(post.id)).status).toBe(404);
    expect((await restore(post.id)).status).toBe(404);
  });

  it.each(['0', 'abc', '99999999999', '%00'])('has no blog %s', async (id) => {
    for (const response of [await restore(id), await deleteForGood(id)]) {
      expect(response.status).toBe(404);
      expect(response.body.message).toBe('Blog not found.');
    }
  });

  it('is emptied of posts and of cuts for small screens after 30 days, and not before', async () => {
    const [old, young] = [
      await staff.post({}, { feature_image: await picture(90, 90) }),
      await staff.post({}, { feature_image: await picture(90, 90) }),
    ];
    await Promise.all([old, young].map(({ id }) => staff.remove(id)));
    const age = (id: number, time: string) =>
      staff.app
        .get(DataSource)
        .query('UPDATE blog_post SET deleted_at = now() - $2::interval WHERE id = $1', [id, time]);
    await age(old.id, '30 days 1 minute');
    await age(young.id, '29 days 23 hours');
    await staff.app.get(PostsInBin).empty();
    expect((await bin()).data.map(({ id }: { id: number }) => id)).toEqual([young.id]);
    expect(await exists(old.mb_image)).toBe(false);
    expect(await exists(young.mb_image)).toBe(true);
    expect(await exists(old.feature_image)).toBe(true);
    await deleteForGood(young.id);
  });
});

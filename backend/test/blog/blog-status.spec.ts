import { DataSource } from 'typeorm';
import type { AdminPost } from '../../src/blog/admin/blog-admin.schema.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

describe('the status of a post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const read = (slug: string) => staff.request.get(`/api/blog/${slug}`);
  const byId = async (id: number): Promise<AdminPost> =>
    (await staff.request.get(`/api/admin/blog/${id}`).auth(staff.token, { type: 'bearer' })).body.data;
  const slugsAt = async (path: string) =>
    (await staff.request.get(path)).body.data.map((post: { slug: string }) => post.slug);
  /** Whether visitors find it, one answer for each place where they could. */
  const places = async ({ slug, heading }: AdminPost) => [
    (await read(slug)).status === 200,
    (await slugsAt('/api/blog?limit=50')).includes(slug),
    (await slugsAt(`/api/blogsearch?search=${encodeURIComponent(heading)}`)).includes(slug),
    (await slugsAt('/api/blog-latest')).includes(slug),
    (await slugsAt('/api/blog-index')).includes(slug),
  ];
  const everywhere = Array(5).fill(true);
  const nowhere = Array(5).fill(false);

  it('is published unless something else is said', async () => {
    const post = await staff.post({ date_at: '2100-01-01' });
    expect(post).toMatchObject({ status: 'published', publish_at: null });
    expect(await places(post)).toEqual(everywhere);
    await staff.destroy(post.id);
  });

  it('draft is seen by staff alone, until it is published', async () => {
    const post = await staff.post({ status: 'draft', date_at: '2100-01-01' });
    expect(await places(post)).toEqual(nowhere);
    expect((await byId(post.id)).status).toBe('draft');
    const list = await staff.request.get('/api/admin/blog').auth(staff.token, { type: 'bearer' });
    expect(list.body.data[0]).toMatchObject({ slug: post.slug, status: 'draft' });
    await staff.change(post.id, { heading: post.heading });
    expect(await places(post)).toEqual(nowhere);
    await staff.change(post.id, { status: 'published' });
    expect(await places(post)).toEqual(everywhere);
    await staff.change(post.id, { status: 'draft' });
    expect(await places(post)).toEqual(nowhere);
    await staff.destroy(post.id);
  });

  it('scheduled shows the post by itself when its time comes, whatever was remembered', async () => {
    const before = await staff.request.get('/api/blog?limit=50');
    const post = await staff.post({ status: 'scheduled', publish_at: inMs(HOUR), date_at: '2100-01-01' });
    expect(post.status).toBe('scheduled');
    expect(await places(post)).toEqual(nowhere);
    const publish_at = inMs(0);
    // Nothing else happens when the time comes: only the clock goes on.
    await staff.app
      .get(DataSource)
      .query('UPDATE blog_post SET publish_at = $2, updated_at = $3 WHERE id = $1', [
        post.id,
        publish_at,
        inMs(-HOUR),
      ]);
    const after = await staff.request
      .get('/api/blog?limit=50')
      .set('If-None-Match', before.headers['etag'] ?? '');
    expect(after.status).toBe(200);
    expect(await places(post)).toEqual(everywhere);
    expect(await byId(post.id)).toMatchObject({ status: 'published', publish_at: null });
    expect(Date.parse((await read(post.slug)).body.data.updated_at)).toBe(Date.parse(publish_at));
    await staff.destroy(post.id);
  });

  it.each([
    ['2100-01-02T09:30', '2100-01-02T04:00:00.000Z'],
    ['2100-01-02T09:30:00', '2100-01-02T04:00:00.000Z'],
    ['2100-01-02T09:30+05:30', '2100-01-02T04:00:00.000Z'],
    ['2100-01-02T09:30:15.250Z', '2100-01-02T09:30:15.250Z'],
  ])('scheduled for %s means %s', async (publish_at, moment) => {
    const post = await staff.post({ status: 'scheduled', publish_at });
    expect(post.publish_at).toBe(moment);
    const changed = await staff.change(post.id, { heading: unique('Still scheduled') });
    expect(changed.body.data).toMatchObject({ status: 'scheduled', publish_at: moment });
    await staff.destroy(post.id);
  });

  it('scheduled for a time that has passed is published', async () => {
    const post = await staff.post({ status: 'scheduled', publish_at: inMs(-HOUR), date_at: '2100-01-01' });
    expect(post.status).toBe('published');
    expect(await places(post)).toEqual(everywhere);
    await staff.destroy(post.id);
  });

  it('forgets its time when it is published at once', async () => {
    const post = await staff.post({ status: 'scheduled', publish_at: inMs(HOUR) });
    const changed = await staff.change(post.id, { status: 'published', publish_at: inMs(HOUR) });
    expect(changed.body.data).toMatchObject({ status: 'published', publish_at: null });
    await staff.destroy(post.id);
  });

  it.each([
    [{ status: 'hidden' }, 'status'],
    [{ status: 'scheduled' }, 'publish_at'],
    [{ status: 'scheduled', publish_at: '' }, 'publish_at'],
    [{ publish_at: 'tomorrow' }, 'publish_at'],
    [{ publish_at: '2026-02-30T10:00' }, 'publish_at'],
    [{ publish_at: '2026-02-20T25:00' }, 'publish_at'],
    [{ publish_at: '9999-01-01T10:00' }, 'publish_at'],
  ])('%j is refused with a sentence', async (fields, field) => {
    const response = await staff.add({ heading: 'A heading', ...fields });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.messages)).toEqual([field]);
    expect(response.body.messages[field]).toMatch(/^Please .+\.$/);
  });
});

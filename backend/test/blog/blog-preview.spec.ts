import { DataSource } from 'typeorm';
import { type Staff, startAsStaff } from './blog-posts.ts';

const SENTENCE = 'This preview link is no longer valid. Please ask for a new one.';

describe('a preview link', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());
  afterEach(() => vi.useRealTimers());

  const ask = (id: number | string) =>
    staff.request.post(`/api/admin/blog/${id}/preview-link`).auth(staff.token, { type: 'bearer' });
  const linkTo = async (id: number): Promise<string> => (await ask(id)).body.data.path;
  const open = (path: string) => staff.request.get(`/api${path}`);
  const draft = () => staff.post({ status: 'draft', description: '<p>Not yet</p>' });

  it('shows a draft to whoever has it for seven days, to no search engine and no cache', async () => {
    const post = await draft();
    const { body, headers: answered } = await ask(post.id);
    expect(answered['cache-control']).toBe('no-store');
    const days = (Date.parse(body.data.expires_at) - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    const { status, body: shown, headers } = await open(body.data.path);
    expect(status).toBe(200);
    expect(shown.data).toMatchObject({ id: post.id, heading: post.heading, description: post.description });
    expect(Object.keys(shown.data)).not.toContain('preview_key');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    await staff.destroy(post.id);
  });

  it('shows what is saved later, and does not disturb whoever is editing', async () => {
    const post = await draft();
    const path = await linkTo(post.id);
    const changed = await staff.change(post.id, { heading: 'Changed', version: post.version });
    expect(changed.status).toBe(200);
    expect((await open(path)).body.data.heading).toBe('Changed');
    await staff.destroy(post.id);
  });

  it('ends after seven days', async () => {
    const post = await draft();
    const path = await linkTo(post.id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 + 1_000 });
    const response = await open(path);
    expect([response.status, response.body]).toEqual([404, { message: SENTENCE }]);
    vi.useRealTimers();
    await staff.destroy(post.id);
  });

  it('ends when a new one is made', async () => {
    const post = await draft();
    const [first, second] = [await linkTo(post.id), await linkTo(post.id)];
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    await staff.destroy(post.id);
  });

  it.each([
    ['the post is published', (id: number) => staff.change(id, { status: 'published' })],
    ['the post is thrown away', (id: number) => staff.remove(id)],
  ])('ends when %s', async (_what, act) => {
    const post = await draft();
    const path = await linkTo(post.id);
    await act(post.id);
    expect((await open(path)).status).toBe(404);
    await staff.app.get(DataSource).query('DELETE FROM blog_post WHERE id = $1', [post.id]);
  });

  it('cannot be made longer or for another post', async () => {
    const [post, other] = [await draft(), await draft()];
    await linkTo(other.id);
    const [id, expiresAt = '', signature] = (await linkTo(post.id)).replace('/blog-preview/', '').split('.');
    const forged = [`${other.id}.${expiresAt}.${signature}`, `${id}.${Number(expiresAt) + 1}.${signature}`];
    for (const token of forged) expect((await open(`/blog-preview/${token}`)).status).toBe(404);
    await Promise.all([post, other].map((each) => staff.destroy(each.id)));
  });

  it.each(['x', '1', '1.1.1', '%00', '9999999999.9999999999999.' + 'a'.repeat(43), 'a'.repeat(5_000)])(
    'is not %s',
    async (token) => {
      const response = await open(`/blog-preview/${token}`);
      expect([response.status, response.body.message]).toEqual([404, SENTENCE]);
    },
  );

  it('is made by staff only, for posts that exist', async () => {
    expect((await staff.request.post('/api/admin/blog/1/preview-link')).status).toBe(401);
    expect((await ask('nothing')).status).toBe(404);
    expect((await ask(2_000_000)).status).toBe(404);
  });
});

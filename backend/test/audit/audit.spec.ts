import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('the audit list', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const list = (query = '') =>
    staff.request.get(`/api/admin/audit${query}`).auth(staff.token, { type: 'bearer' });

  it('is for staff', async () => {
    expect((await staff.request.get('/api/admin/audit')).status).toBe(401);
    expect((await list()).headers['cache-control']).toBe('no-store');
  });

  it('says who did what to which post, the last first', async () => {
    const post = await staff.post({ heading: unique('Audited') });
    await staff.change(post.id, { alt: 'a' });
    await staff.remove(post.id);
    await staff.request.post(`/api/admin/blog/${post.id}/restore`).auth(staff.token, { type: 'bearer' });
    await staff.destroy(post.id);
    const { body } = await list('?kind=work');
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'blog deleted for good',
      'blog moved to the bin',
      'blog restored',
      'blog moved to the bin',
      'blog changed',
      'blog added',
    ]);
    expect(body.data[5]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      who: adminEmail,
      action: 'blog added',
      subject_type: 'blog',
      subject_id: String(post.id),
      subject: post.heading,
      network: '127.0.0.0/24',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('has no line for what was refused', async () => {
    const before = (await list('?kind=work')).body.pagination.total;
    const post = await staff.post();
    expect((await staff.add({ heading: 'Another', slug: post.slug })).status).toBe(422);
    expect((await staff.change(post.id, { version: 99 })).status).toBe(409);
    expect((await list('?kind=work')).body.pagination.total).toBe(before + 1);
    await staff.destroy(post.id);
  });

  it('comes in pages', async () => {
    const { body } = await list('?page=2&limit=2');
    expect(body.pagination).toMatchObject({ page: 2, limit: 2 });
    expect(body.data).toHaveLength(2);
  });
});

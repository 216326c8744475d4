import { DataSource } from 'typeorm';
import { type Staff, startAsStaff } from './blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

describe('the index of the blog', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const index = () => staff.request.get('/api/blog-index');

  it('lists every post, newest first, with what a sitemap and a feed need', async () => {
    const older = await staff.post(
      { date_at: '2024-02-29', alt: 'A room' },
      { feature_image: await picture(90, 90) },
    );
    const newer = await staff.post({ date_at: '2025-02-28' });
    const { slug, heading, date_at, updated_at, feature_image, alt } = older;
    const response = await index();
    expect(response.status).toBe(200);
    expect(response.body.data.map((entry: { slug: string }) => entry.slug)).toEqual([newer.slug, slug]);
    expect(response.body.data[1]).toEqual({ slug, heading, date_at, updated_at, feature_image, alt });
    await Promise.all([older, newer].map(({ id }) => staff.remove(id)));
  });

  it('says when a post was last changed', async () => {
    const post = await staff.post();
    expect(Math.abs(Date.parse(post.updated_at) - Date.now())).toBeLessThan(60_000);
    const changed = await staff.change(post.id, { heading: 'Changed' });
    expect(Date.parse(changed.body.data.updated_at)).toBeGreaterThan(Date.parse(post.updated_at));
    expect((await index()).body.data[0].updated_at).toBe(changed.body.data.updated_at);
    expect((await staff.request.get('/api/blog')).body.data[0].updated_at).toBe(changed.body.data.updated_at);
    await staff.remove(post.id);
  });

  it('is not sent again while nothing has changed', async () => {
    const { headers } = await index();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await index().set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
  });

  it('ends at 45,000 posts', async () => {
    const add = `INSERT INTO blog_post (heading, slug, date_at, short_description, feature_image, mb_image, alt,
        description, meta_title, meta_description, meta_keywords, pictures)
      SELECT 'Post', 'post-' || n, '2020-01-01', '', '', '', '', '', '', '', '', '{}'
      FROM generate_series($1::int, $1 + 4999) n`;
    for (let first = 1; first <= 45_001; first += 5_000) await staff.app.get(DataSource).query(add, [first]);
    expect((await index()).body.data).toHaveLength(45_000);
  });
});

import { type Staff, startAsStaff } from './blog-posts.ts';

describe('the list of posts', () => {
  let staff: Staff;
  const headings = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  beforeAll(async () => {
    staff = await startAsStaff();
    for (const heading of headings)
      await staff.post({ heading, date_at: heading < 'c' ? '2024-01-01' : '2024-02-02' });
  });
  afterAll(() => staff.stop());

  const list = async (query: string) => (await staff.request.get(`/api/blog${query}`)).body;
  const names = async (query: string) =>
    (await list(query)).data.map((post: { heading: string }) => post.heading);

  it('shows the newest day first and, within a day, the one added last', async () => {
    expect(await names('?limit=50')).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('shows every post exactly once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names(`?page=${page}&limit=2`)));
    expect(pages).toEqual([['g', 'f'], ['e', 'd'], ['c', 'b'], ['a']]);
  });

  it('has 4 posts a page and says how many pages there are', async () => {
    expect((await list('')).pagination).toEqual({ page: 1, pages: 2, limit: 4, total: 7 });
  });

  it('has 5 posts a page for staff', async () => {
    const response = await staff.request.get('/api/admin/blog').auth(staff.token, { type: 'bearer' });
    expect(response.body.pagination).toEqual({ page: 1, pages: 2, limit: 5, total: 7 });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('carries what a card shows and no more', async () => {
    expect(Object.keys((await list('')).data[0]).toSorted()).toEqual(
      [
        'id',
        'card',
        'category',
        'heading',
        'short_description',
        'date_at',
        'feature_image',
        'mb_image',
        'alt',
        'slug',
        'updated_at',
      ].toSorted(),
    );
  });

  it.each([
    ['page=0', 1, 4],
    ['page=-3', 1, 4],
    ['page=abc', 1, 4],
    ['page=', 1, 4],
    ['page=NaN', 1, 4],
    ['page=1%00', 1, 4],
    ['page=1&page=2', 1, 4],
    ['page[]=2', 1, 4],
    ['page=1.9', 1, 4],
    ['limit=0', 1, 1],
    ['limit=-1', 1, 1],
    ['limit=51', 1, 50],
    ['limit=1e9', 1, 50],
    ['limit=x', 1, 4],
    ['limit=', 1, 4],
    ['page=1e1&limit=2', 10, 2],
    ['page=1e308', 1_000_000, 4],
    ['page=99999999999999999999', 1_000_000, 4],
    ['page=Infinity', 1, 4],
  ])('takes wrong paging for the nearest sense: %s', async (query, page, limit) => {
    const response = await staff.request.get(`/api/blog?${query}`);
    expect(response.status).toBe(200);
    expect(response.body.pagination).toEqual({ page, limit, pages: Math.ceil(7 / limit), total: 7 });
    expect(response.body.data.length).toBe(page === 1 ? Math.min(limit, 7) : 0);
  });

  it('is empty beyond its end', async () => {
    expect(await list('?page=3')).toEqual({
      data: [],
      pagination: { page: 3, pages: 2, limit: 4, total: 7 },
    });
  });

  it('gives the 5 newest posts for the sidebar', async () => {
    const { body } = await staff.request.get('/api/blog-latest');
    expect(body.data.map((post: { heading: string }) => post.heading)).toEqual(['g', 'f', 'e', 'd', 'c']);
    expect(Object.keys(body.data[0]).toSorted()).toEqual(
      ['id', 'slug', 'heading', 'date_at', 'feature_image', 'alt'].toSorted(),
    );
  });

  it('is not sent again when nothing has changed', async () => {
    const first = await staff.request.get('/api/blog');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const second = await staff.request.get('/api/blog').set('If-None-Match', first.headers['etag'] ?? '');
    expect(second.status).toBe(304);
  });
});

import { type Staff, startAsStaff } from './blog-posts.ts';

describe('staff find posts', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const ask = (query: Record<string, string | number>) =>
    staff.request
      .get('/api/admin/blog')
      .query({ limit: 50, ...query })
      .auth(staff.token, { type: 'bearer' });
  const headings = async (query: Record<string, string | number>): Promise<string[]> =>
    (await ask(query)).body.data.map(({ heading }: { heading: string }) => heading);

  it.each([
    ['a word of the text', '<p>Lime plaster breathes.</p>', 'plaster'],
    ['the beginning of a word', '<p>Lime plaster breathes.</p>', 'breath'],
    ['words in any order', '<p>Lime plaster breathes.</p>', 'breathes lime'],
    ['a word in capitals, without its accents', '<p>Crème brûlée</p>', 'BRULEE'],
    ['a word that is partly bold', '<p>Ward<strong>robe</strong> doors</p>', 'wardrobe'],
    ['a word beside a tag', '<ul><li>oak</li><li>teak</li></ul>', 'teak'],
    ['both sides of a slash', '<p>wall/floor</p>', 'floor'],
    ['a word beside an ampersand', '<p>Lath &amp; plank</p>', 'lath & plank'],
    ['a word in another script', '<p>रसोई की ऊँचाई</p>', 'ऊँचाई'],
    ['what a quotation holds', `<p>The client's "quoin"</p>`, `client's "quoin"`],
    ['an amount without its currency', '<p>From ₹12 lakh</p>', '12 lakh'],
    ['a word behind a sign', '<p>Next: 👉drawers →hinges</p>', 'hinges drawers'],
    ['a short word as a whole', '<p>Is a zq here</p>', 'zq'],
  ])('by %s', async (_what, description, search) => {
    const heading = `Found ${search.length}`;
    const post = await staff.post({ heading, description });
    expect(await headings({ search })).toEqual([heading]);
    await staff.destroy(post.id);
  });

  it('by part of a heading, and by the short text', async () => {
    const post = await staff.post({ heading: 'Wardrobes', short_description: 'Of larch' });
    const found = [await headings({ search: 'robe' }), await headings({ search: 'larch' })];
    expect(found).toEqual([['Wardrobes'], ['Wardrobes']]);
    await staff.destroy(post.id);
  });

  it('by the first letter of the heading, when it stands alone', async () => {
    const post = await staff.post({ heading: 'Zebrawood', description: '<p>y y</p>' });
    const found = await Promise.all(['z', 'y', 'b', '%'].map((search) => headings({ search })));
    expect(found).toEqual([['Zebrawood'], [], [], []]);
    await staff.destroy(post.id);
  });

  it('by a sign that stands alone, wherever it is in the heading', async () => {
    const post = await staff.post({ heading: 'Larch 😀 & pine' });
    const found = await Promise.all(['😀', '&'].map((search) => headings({ search })));
    expect(found).toEqual([['Larch 😀 & pine'], ['Larch 😀 & pine']]);
    await staff.destroy(post.id);
  });

  it('and not by what they do not say', async () => {
    const post = await staff.post({ heading: 'Plain', description: '<p class="x">Lime <em>wash</em></p>' });
    const others = ['class', 'strong', 'amp', 'gt', 'lime putty', '%', '_', "' | 'putty", 'ime'];
    expect(await Promise.all(others.map((search) => headings({ search })))).toEqual(others.map(() => []));
    await staff.destroy(post.id);
  });

  it.each(['&', ':*', '!', "'", '\\', '(', 'long '.repeat(100), 'ü'.repeat(300), '\0', '<->', '🪔'])(
    'also by %j, with an answer',
    async (search) => expect((await ask({ search })).status).toBe(200),
  );

  it('that have words longer than any index takes', async () => {
    const description = `<p>${'y'.repeat(5000)} ${Array.from({ length: 20_000 }, (_, n) => `w${n}`).join(' ')}</p>`;
    const post = await staff.post({ heading: 'ﷺ'.repeat(200), description });
    expect(await headings({ search: 'w19999' })).toHaveLength(1);
    await staff.destroy(post.id);
  });

  it('by their state, as it is now', async () => {
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const posts = [
      await staff.post({ heading: 'State one', status: 'draft' }),
      await staff.post({ heading: 'State two', status: 'scheduled', publish_at }),
      await staff.post({ heading: 'State three' }),
    ];
    const states = await Promise.all(
      ['draft', 'scheduled', 'published', 'nonsense'].map((state) => headings({ state, search: 'state' })),
    );
    expect(states.slice(0, 3)).toEqual([['State one'], ['State two'], ['State three']]);
    expect(states[3]).toHaveLength(3);
    await Promise.all(posts.map(({ id }) => staff.destroy(id)));
  });

  it('in the order of date, title or last change, page by page', async () => {
    const posts = [
      await staff.post({ heading: 'Order B', date_at: '2025-01-03' }),
      await staff.post({ heading: 'order c', date_at: '2025-01-01' }),
      await staff.post({ heading: 'Order a', date_at: '2025-01-02' }),
    ];
    await staff.change(posts[1]?.id ?? 0, { alt: 'Changed last' });
    const search = 'order';
    expect(await headings({ search })).toEqual(['Order B', 'Order a', 'order c']);
    expect(await headings({ search, sort: 'title' })).toEqual(['Order a', 'Order B', 'order c']);
    expect(await headings({ search, sort: 'changed' })).toEqual(['order c', 'Order a', 'Order B']);
    const { body } = await ask({ search, sort: 'title', limit: 2, page: 2 });
    expect(body).toMatchObject({ data: [{ heading: 'order c' }], pagination: { pages: 2, total: 3 } });
    await Promise.all(posts.map(({ id }) => staff.destroy(id)));
  });

  it('but not those in the bin', async () => {
    const post = await staff.post({ heading: 'Binned heron' });
    await staff.remove(post.id);
    expect(await headings({ search: 'heron' })).toEqual([]);
  });
});

import { DataSource } from 'typeorm';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';

describe('the search', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const search = (text: string) => staff.request.get('/api/blogsearch').query({ search: text, limit: 50 });
  const found = async (text: string) =>
    (await search(text)).body.data.map((post: { heading: string }) => post.heading);

  it.each([
    ['part of a word', 'The counter is too low', 'OUNTE'],
    ['words across a space', 'Laminate, veneer or paint', 'neer or pa'],
    ['words with a space too many', 'Laminate, veneer or paint', 'veneer  or \tpaint'],
    ['letters without their accents', 'Crème brûlée for Łódź', 'creme brulee for lodz'],
    ['letters with accents that the heading lacks', 'A plain facade', 'façade'],
    ['accents that are written apart', 'Cafe\u0301 corners', 'Café cor'],
    ['a sharp s', 'Straßenbau', 'STRASSE'],
    ['part of a Devanagari word', 'नोएडा में तीन कमरों का घर', 'मरों'],
    ['two Devanagari letters', 'रसोई की ऊँचाई', 'सो'],
    ['Devanagari without its nukta', 'क़लम और काग़ज़', 'कलम और कागज'],
    ['part of an Urdu word', 'اردو میں گھر کی سجاوٹ', 'سجاو'],
    ['Urdu with vowel marks', 'كتاب گھر', 'كِتاب'],
    ['Cyrillic in capitals', 'Дом у реки', 'ДОМ У'],
    ['Chinese', '東京の小さな家', '小さな'],
    ['a percent sign', 'Save 100%of the time', '0%o'],
    ['an underscore', 'The file plan_b', 'n_b'],
    ['a backslash', String.raw`Left\right`, String.raw`t\r`],
    ['a quotation mark', `The client's "yes"`, `'s "y`],
    ['an emoji', 'Diwali 🪔 lights', '🪔'],
  ])('finds %s', async (_what, heading, text) => {
    const post = await staff.post({ heading });
    expect(await found(text)).toContain(heading);
    await staff.remove(post.id);
  });

  it.each(['%', '_', '\\', 'a%e', 'pl_in', String.raw`\%`])(
    'takes %s for itself, not for a pattern',
    async (text) => {
      const post = await staff.post({ heading: 'A plain heading' });
      expect(await found(text)).not.toContain('A plain heading');
      await staff.remove(post.id);
    },
  );

  it('pages through what it found, newest first', async () => {
    const word = unique('Paged');
    const posts = [];
    for (const day of ['2024-03-01', '2024-03-03', '2024-03-02'])
      posts.push(await staff.post({ heading: `${word} ${day}`, date_at: day }));
    const { body } = await staff.request.get('/api/blogsearch').query({ search: word, page: 2, limit: 2 });
    expect(body.pagination).toEqual({ page: 2, pages: 2, limit: 2, total: 3 });
    expect(body.data.map((post: { date_at: string }) => post.date_at)).toEqual(['2024-03-01']);
    await Promise.all(posts.map((post) => staff.remove(post.id)));
  });

  it('shows all posts when nothing is asked', async () => {
    const post = await staff.post();
    expect(await found('  ')).toContain(post.heading);
    await staff.remove(post.id);
  });

  it('finds nothing and says so', async () => {
    expect((await search('no such heading anywhere')).body).toEqual({
      data: [],
      pagination: { page: 1, pages: 1, limit: 50, total: 0 },
    });
  });

  it.each([
    ['a NUL', 'search=a%00b'],
    ['half a surrogate pair', 'search=%ED%A0%80'],
    ['bytes that are no text', 'search=%FF%FE'],
    ['a broken escape', 'search=%zz%'],
    ['two searches', 'search=a&search=b'],
    ['an object', 'search[a]=b'],
    ['10,000 letters', `search=${'long '.repeat(2000)}`],
    ['2,000 percent signs', `search=${'%25'.repeat(2000)}`],
    ['nothing', ''],
  ])('answers %s', async (_what, query) => {
    const response = await staff.request.get(`/api/blogsearch?${query}`);
    expect(response.status).toBe(200);
    expect(response.body.pagination.page).toBe(1);
  });

  it('uses its index', async () => {
    const database = await new DataSource({ type: 'postgres', url: staff.env.DATABASE_URL }).initialize();
    try {
      await database.query('SET enable_seqscan = off');
      const plan = await database.query(
        `EXPLAIN SELECT id FROM blog_post WHERE heading_folded LIKE '%' || fold_heading($1) || '%'`,
        ['counter'],
      );
      expect(JSON.stringify(plan)).toContain('blog_post_heading_idx');
    } finally {
      await database.destroy();
    }
  });
});

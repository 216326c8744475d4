import { type Staff, startAsStaff, unique } from './blog-posts.ts';

const newSlug = () => unique('slug').replace(' ', '-');

describe('an address that a post had before', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const leadsTo = async (slug: string) => {
    const { status, body } = await staff.request.get(`/api/blog/${slug}`);
    return status === 200 ? body.data.slug : status;
  };
  const move = async (id: number, slug: string) =>
    expect((await staff.change(id, { slug })).status).toBe(200);

  it('leads to the present one, through any number of changes at once', async () => {
    const [a, b, c] = [newSlug(), newSlug(), newSlug()];
    const post = await staff.post({ slug: a });
    await move(post.id, b);
    await move(post.id, c);
    expect([await leadsTo(a), await leadsTo(b), await leadsTo(c)]).toEqual([c, c, c]);
    await move(post.id, a);
    expect([await leadsTo(a), await leadsTo(b), await leadsTo(c)]).toEqual([a, a, a]);
    await staff.destroy(post.id);
    expect(await leadsTo(b)).toBe(404);
  });

  it('belongs to another post that takes it, and leads on again when that one is gone', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const first = await staff.post({ slug: a });
    await move(first.id, b);
    const second = await staff.post({ slug: a });
    expect(second.slug).toBe(a);
    expect((await staff.request.get(`/api/blog/${a}`)).body.data.id).toBe(second.id);
    await staff.remove(second.id);
    expect(await leadsTo(a)).toBe(b);
    await Promise.all([first.id].map((id) => staff.destroy(id)));
  });

  it('leads to the post that had it last', async () => {
    const [a, b, c] = [newSlug(), newSlug(), newSlug()];
    const first = await staff.post({ slug: a });
    await move(first.id, b);
    const second = await staff.post({ slug: a });
    await move(second.id, c);
    expect(await leadsTo(a)).toBe(c);
    await Promise.all([first, second].map(({ id }) => staff.destroy(id)));
  });

  it('is not given away by a draft that nobody has seen', async () => {
    const [a, b, c] = [newSlug(), newSlug(), newSlug()];
    const first = await staff.post({ slug: a });
    await move(first.id, b);
    const draft = await staff.post({ slug: a, status: 'draft' });
    expect(await leadsTo(a)).toBe(b);
    await move(draft.id, c);
    expect(await leadsTo(a)).toBe(b);
    await Promise.all([first, draft].map(({ id }) => staff.destroy(id)));
  });

  it('leads nowhere while the post is a draft', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const post = await staff.post({ slug: a });
    await move(post.id, b);
    await staff.change(post.id, { status: 'draft' });
    expect([await leadsTo(a), await leadsTo(b)]).toEqual([404, 404]);
    await staff.destroy(post.id);
  });

  it.each([
    ['published', {}],
    ['scheduled', { status: 'scheduled', publish_at: '2025-12-01T10:00' }],
  ])('leads on when the post was %s and is moved while it is off the site', async (_how, fields) => {
    const [a, b] = [newSlug(), newSlug()];
    const post = await staff.post({ slug: a, ...fields });
    await staff.change(post.id, { status: 'draft' });
    await move(post.id, b);
    await staff.change(post.id, { status: 'published' });
    expect(await leadsTo(a)).toBe(b);
    await staff.destroy(post.id);
  });

  it('is not taken by a slug that is made from a heading', async () => {
    const heading = unique('Moved away');
    const first = await staff.post({ heading });
    await move(first.id, newSlug());
    const second = await staff.post({ heading });
    expect(second.slug).toBe(`${first.slug}-2`);
    await Promise.all([first, second].map(({ id }) => staff.destroy(id)));
  });
});

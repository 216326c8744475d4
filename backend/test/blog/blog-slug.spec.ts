import { type Staff, startAsStaff, unique } from './blog-posts.ts';

describe('the address of a post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  it('is made from the heading', async () => {
    const post = await staff.post({ heading: 'Living with Hard Water & Lime!' });
    expect(post.slug).toBe('living-with-hard-water-lime');
    await staff.remove(post.id);
  });

  it('is counted up when the heading has been used', async () => {
    const posts = [];
    for (let copy = 0; copy < 3; copy += 1) posts.push(await staff.post({ heading: 'Three of a kind' }));
    expect(posts.map((post) => post.slug)).toEqual([
      'three-of-a-kind',
      'three-of-a-kind-2',
      'three-of-a-kind-3',
    ]);
    await Promise.all(posts.map((post) => staff.remove(post.id)));
  });

  it.each([
    ['नोएडा का घर', /^[a-z0-9-]{5,}$/],
    ['!!! ***', /^post(-\d+)?$/],
  ])('is safe whatever the heading is: %s', async (heading, slug) => {
    const post = await staff.post({ heading });
    expect(post.slug).toMatch(slug);
    await staff.remove(post.id);
  });

  it.each([
    ['Hello World', 'hello-world'],
    ['/../Étude?a=b#c', 'etude-a-b-c'],
    ['UPPER_case', 'upper-case'],
  ])('is put in order when it was typed: %s', async (typed, slug) => {
    const post = await staff.post({ slug: typed });
    expect(post.slug).toBe(slug);
    await staff.remove(post.id);
  });

  it('is refused when it was typed and another post has it', async () => {
    const post = await staff.post({ slug: unique('taken') });
    const other = await staff.post();
    const refusal = 'This slug is already used by another blog.';
    const added = await staff.add({ heading: 'Another', slug: post.slug.toUpperCase() });
    const changed = await staff.change(other.id, { slug: post.slug });
    for (const response of [added, changed]) {
      expect(response.status).toBe(422);
      expect(response.body.messages).toEqual({ slug: refusal });
    }
    await Promise.all([post, other].map(({ id }) => staff.remove(id)));
  });

  it('stays when the post is changed without it, and with it', async () => {
    const post = await staff.post();
    await staff.change(post.id, { heading: 'Quite another heading' });
    const changed = await staff.change(post.id, { heading: 'Yet another', slug: post.slug });
    expect(changed.body.data.slug).toBe(post.slug);
    await staff.remove(post.id);
  });

  it('stays when it is as long as can be and was counted up', async () => {
    const heading = `${unique('Counted').replaceAll(/\W/g, '')}${'x'.repeat(100)}`.slice(0, 100);
    const [first, second] = [await staff.post({ heading }), await staff.post({ heading })];
    expect(second.slug).toMatch(/-2$/);
    for (const slug of [undefined, second.slug]) {
      const changed = await staff.change(second.id, { short_description: 'Changed', ...(slug && { slug }) });
      expect([changed.status, changed.body.data?.slug]).toEqual([200, second.slug]);
    }
    await Promise.all([first, second].map(({ id }) => staff.remove(id)));
  });

  it('is made anew when it is emptied', async () => {
    const heading = unique('Emptied');
    const post = await staff.post({ heading, slug: unique('typed') });
    const changed = await staff.change(post.id, { slug: '' });
    expect(changed.body.data.slug).toBe(heading.toLowerCase().replace(' ', '-'));
    await staff.remove(post.id);
  });

  it('is different for each of 12 posts of one heading saved at the same time', async () => {
    const heading = unique('At once');
    const posts = await Promise.all(Array.from({ length: 12 }, () => staff.post({ heading })));
    expect(new Set(posts.map((post) => post.slug)).size).toBe(12);
    await Promise.all(posts.map((post) => staff.remove(post.id)));
  });

  it('goes to one of 8 posts that are saved with it at the same time', async () => {
    const slug = unique('race').replace(' ', '-');
    const saves = await Promise.all(
      Array.from({ length: 8 }, () => staff.add({ heading: unique('Racing'), slug })),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(422)]);
    const saved = saves.find(({ status }) => status === 201);
    await staff.remove(saved?.body.data.id);
  });
});

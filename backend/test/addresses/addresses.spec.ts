import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Redirects } from '../../src/addresses/redirects.js';
import { todayAtStudio } from '../../src/blog/today.js';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';
import { unique } from '../blog/blog-posts.ts';
import { projectContent } from '../projects/projects.ts';

const some = (name = 'old') => `/${name}-${randomUUID().slice(0, 8)}`;
const newSlug = () => unique('slug').replace(' ', '-');

describe('an old address', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());

  const history = async () => {
    const { body } = await staff.request
      .get('/api/admin/audit?kind=work')
      .auth(staff.token, { type: 'bearer' });
    return body.data.map((line: { action: string; subject: string }) => `${line.action}: ${line.subject}`);
  };
  const entry = async (from: string) =>
    (await staff.read(`?search=${encodeURIComponent(from)}`)).body.data.find(
      (address: { from: string }) => address.from === from,
    );

  it('leads on from the moment it is added until it is removed, however it is written', async () => {
    const from = some('घर');
    expect(await staff.visit(from)).toBe(404);
    expect((await staff.lead(`${encodeURI(from).toLowerCase()}/`, '/services/?category=x')).status).toBe(200);
    for (const written of [from, encodeURI(from), `${from}/`, `${from}?utm_source=mail`])
      expect(await staff.visit(written)).toBe('/services?category=x');
    const removed = await staff.send('/remove', { from });
    expect(removed.body.data).toEqual({ from, to: '/services?category=x', why: '' });
    expect(await staff.visit(from)).toBe(404);
    expect((await staff.send('/remove', { from })).status).toBe(404);
    expect((await history()).slice(0, 2)).toEqual([
      `old address removed: ${from} to /services?category=x`,
      `old address added: ${from} to /services?category=x`,
    ]);
  });

  it('says who led it where and why, and how often people have come, not bots nor refreshes', async () => {
    const [from, days] = [some(), [todayAtStudio()]];
    await staff.lead(from, 'https://shop.example/x', { why: 'From the old site' });
    for (const flag of ['', '', 'is_bot', 'is_refresh'])
      expect(await staff.visit(from, { [flag]: 'true' })).toBe('https://shop.example/x');
    await staff.counted();
    days.push(todayAtStudio());
    expect(await entry(from)).toMatchObject({
      to: 'https://shop.example/x',
      kind: 'own',
      why: 'From the old site',
      changed_by: expect.stringContaining('@'),
      hits: 2,
      last_hit: expect.toBeOneOf(days),
    });
  });

  it('that leads to another one leads to its end in one step, whichever was added first', async () => {
    const [a, b] = [some('a'), some('b')];
    await staff.lead(b, '/projects');
    await staff.lead(a, b);
    expect((await entry(a)).to).toBe('/projects');
    const post = await staff.post();
    const c = some('c');
    await staff.lead(c, `/blog/${post.slug}`);
    await staff.change(post.id, { status: 'draft' });
    await staff.lead(`/blog/${post.slug}`, '/blogs');
    expect([(await entry(c)).to, await staff.visit(c)]).toEqual(['/blogs', '/blogs']);
    await staff.destroy(post.id);
  });

  it('follows a post whose slug changes later', async () => {
    const [from, slug, next] = [some(), newSlug(), newSlug()];
    const post = await staff.post({ slug });
    await staff.lead(from, `/blog/${slug}`);
    await staff.change(post.id, { slug: next });
    expect([(await entry(from)).to, await staff.visit(from)]).toEqual([`/blog/${next}`, `/blog/${next}`]);
    await staff.destroy(post.id);
  });

  it('waits while its post is a draft: browsers would remember the way to nothing', async () => {
    const from = some();
    const post = await staff.post();
    await staff.lead(from, `/blog/${post.slug}`);
    await staff.change(post.id, { status: 'draft' });
    expect(await staff.visit(from)).toBe(404);
    await staff.change(post.id, { status: 'published' });
    expect(await staff.visit(from)).toBe(`/blog/${post.slug}`);
    await staff.destroy(post.id);
  });

  it('never leads in a circle, and says which', async () => {
    const [a, b] = [some('a'), some('b')];
    await staff.lead(a, '/projects');
    await staff.lead(b, a);
    const [before, now] = [newSlug(), newSlug()];
    const post = await staff.post({ slug: before });
    await staff.change(post.id, { slug: now });
    const refused = await staff.lead(`/blog/${now}`, `/blog/${before}`);
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      {
        to: `This would lead in a circle: /blog/${now}, then /blog/${before}, then back. Choose another end, or remove the second one first.`,
      },
    ]);
    expect((await staff.lead(some(), `https://studio.example${a}`)).status).toBe(200);
    const self = await staff.lead('/self', '/self/');
    expect(self.body.message).toBe('This would lead in a circle: /self to itself. Choose another end.');
    await staff.destroy(post.id);
  });

  it('is none while a page is there, which is named; and a page that appears there is shown', async () => {
    const post = await staff.post();
    const there = await staff.lead(`/blog/${post.slug}`, '/projects');
    expect([there.status, there.body.messages.from]).toEqual([
      422,
      `“${post.heading}” is at /blog/${post.slug}. An address that is there leads nowhere else: change its slug or take it off the site first.`,
    ]);
    expect((await staff.lead('/projects/', '/blogs')).body.message).toContain('“Projects” is at /projects');
    await staff.change(post.id, { status: 'draft' });
    expect((await staff.lead(`/blog/${post.slug}`, '/projects')).status).toBe(200);
    expect(await staff.visit(`/blog/${post.slug}`)).toBe('/projects');
    expect((await entry(`/blog/${post.slug}`)).page).toBeUndefined();
    await staff.change(post.id, { status: 'published' });
    expect(await staff.visit(`/blog/${post.slug}`)).toBe(404);
    expect((await entry(`/blog/${post.slug}`)).page).toBe(post.heading);
    await staff.destroy(post.id);
  });

  it('is not led where nothing is, nor to two places', async () => {
    const nowhere = some('nowhere');
    expect((await staff.lead(some(), nowhere)).body.messages).toEqual({
      to: `There is no page at ${nowhere}.`,
    });
    const from = some();
    await staff.lead(from, '/projects');
    expect((await staff.lead(from, '/projects')).status).toBe(200);
    expect((await staff.lead(from, '/blogs')).body.messages).toEqual({
      from: `${from} leads to /projects already. Change it in the list.`,
    });
  });

  it('is changed only by who has read where it leads by now, over a slug that changed too', async () => {
    const from = some();
    const [a, b] = [newSlug(), newSlug()];
    const post = await staff.post({ slug: a });
    await staff.lead(from, `/blog/${a}#prices`);
    await staff.change(post.id, { slug: b });
    expect((await staff.lead(from, '/blogs', { before: (await entry(from)).to })).status).toBe(200);
    const late = await staff.lead(from, '/projects', { before: `/blog/${b}` });
    expect([late.status, late.body.messages]).toEqual([
      422,
      { from: `${from} leads to /blogs by now. Close this and look at it once more.` },
    ]);
    await staff.send('/remove', { from });
    expect((await staff.lead(from, '/projects', { before: '/blogs' })).body.messages).toEqual({
      from: `${from} leads nowhere by now. Close this and look at it once more.`,
    });
    expect(await staff.visit(from)).toBe(404);
    await staff.destroy(post.id);
  });

  it.each(['/old/*', '/old/%2A', '/*.php'])('stands for no others, as %s would', async (from) => {
    const refused = await staff.lead(from, '/projects');
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      { from: 'Please write one whole address: a * stands for no others here.' },
    ]);
  });

  it('of a slug is listed with who changed it, is led elsewhere and is removed', async () => {
    const [a, b] = [newSlug(), newSlug()];
    const post = await staff.post({ slug: a });
    await staff.change(post.id, { slug: b });
    expect(await entry(`/blog/${a}`)).toMatchObject({
      to: `/blog/${b}`,
      kind: 'slug',
      changed_by: expect.stringContaining('@'),
    });
    expect(await staff.visit(`/blog/${a}`)).toBe(`/blog/${b}`);
    await staff.send('', { from: `/blog/${a}`, to: '/blogs', before: `/blog/${b}` });
    expect([await staff.visit(`/blog/${a}`), (await entry(`/blog/${a}`)).kind]).toEqual(['/blogs', 'own']);
    expect((await staff.request.get(`/api/blog/${a}`)).status).toBe(404);
    const c = newSlug();
    await staff.change(post.id, { slug: c });
    expect((await staff.send('/remove', { from: `/blog/${b}` })).body.data.to).toBe(`/blog/${c}`);
    expect((await staff.request.get(`/api/blog/${b}`)).status).toBe(404);
    await staff.destroy(post.id);
  });

  it('that was the first of a project is ended and led elsewhere as any other', async () => {
    const [first, now] = [newSlug(), newSlug()];
    const save = (path: string, form: object) =>
      staff.request
        .post(`/api/admin/project${path}`)
        .auth(staff.token, { type: 'bearer' })
        .send({ status: 'published', content: projectContent(), ...form });
    const { id, version } = (await save('', { slug: first })).body.data;
    await save(`/${id}/update`, { slug: now, version });
    expect(await staff.visit(`/projects/${first}`)).toBe(`/projects/${now}`);
    await staff.send('/remove', { from: `/projects/${first}` });
    expect(await staff.visit(`/projects/${first}`)).toBe(404);
    expect((await staff.request.get(`/api/projects/${first}`)).status).toBe(404);
    await staff.lead(`/projects/${first}`, '/services');
    expect(await staff.visit(`/projects/${first}`)).toBe('/services');
  });

  it('is added by an import once, also to what is not on the site yet, and left out with the reason', async () => {
    const redirects = staff.app.get(Redirects);
    const from = some('2019/04/post');
    const add = (to: string, old = from) =>
      staff.app
        .get(DataSource)
        .transaction((manager) => redirects.add(manager, { from: old, to, why: 'From the old site' }));
    expect(await add('/blog/not-here-yet')).toEqual({ isAdded: true });
    expect(await add('/blog/not-here-yet')).toEqual({ isAdded: false });
    expect(await add('/blogs')).toEqual({
      isAdded: false,
      reason: `${from} leads to /blog/not-here-yet already. Change it in the list.`,
    });
    expect((await add(from, '/blog/not-here-yet')).reason).toContain('circle');
    expect((await add('/projects', '/?cat=12')).reason).toContain('question mark');
  });

  it('is found by its key among ten thousand, and there can be no more', async () => {
    const database = staff.app.get(DataSource);
    await database.query(`INSERT INTO redirect (from_path, destination)
      SELECT '/many-' || n, '/projects' FROM generate_series(1, 10000 - (SELECT count(*)::int FROM redirect)) AS n`);
    await database.query('ANALYZE redirect');
    const plan = await database.query(
      "EXPLAIN SELECT destination FROM redirect WHERE from_path = ANY(ARRAY['/many-77'])",
    );
    expect(JSON.stringify(plan)).toContain('redirect_pkey');
    const full = await staff.lead(some(), '/projects');
    expect([full.status, full.body.message]).toEqual([
      422,
      'There can be at most 10000 old addresses. Please remove some first.',
    ]);
    expect((await staff.read('?limit=5')).body).toMatchObject({
      data: { length: 5 },
      pagination: { limit: 5 },
    });
    await database.query("DELETE FROM redirect WHERE from_path LIKE '/many-%'");
  });
});

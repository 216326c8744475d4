import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { projectContent } from '../projects/projects.ts';

/** As the frontend answers what shows posts. */
const lists = ['/blogs', '/api/blog?page=1&limit=4'];
const SECRET = 'only for tests, long enough';

describe('behind an NGINX that caches pages', () => {
  let nginx: Server;
  let staff: Staff;
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  // One for each test: pages are refreshed once more half a second after a change.
  beforeEach(async () => {
    asked.splice(0);
    nginx = createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const posts = searchParams.getAll('post').map((slug) => `/blog/${slug}`);
      const sections = searchParams.getAll('section').map((name) => `/shows-${name}`);
      const projects = searchParams.getAll('project').map((slug) => `/projects/${slug}`);
      const changed = posts.length + projects.length > 0 ? lists : [];
      const addresses = [...posts, ...projects, ...changed, ...sections];
      response.end(pathname === '/cached-addresses' ? JSON.stringify(addresses) : '');
    });
    await new Promise<void>((resolve) => nginx.listen(0, '127.0.0.1', resolve));
    const address = nginx.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    staff = await startAsStaff({ PAGE_CACHE_URL: `http://127.0.0.1:${port}`, PAGE_REFRESH_SECRET: SECRET });
  });
  afterEach(async () => {
    await staff.stop();
    nginx.close();
  });

  const encodingsAskedFor = (path: string) => {
    const requests = asked.filter(({ url, headers }) => url === path && headers['x-refresh-page'] === SECRET);
    return [...new Set(requests.map(({ headers }) => String(headers['accept-encoding'])))].toSorted();
  };
  const everyEncoding = ['br', 'gzip', 'identity'];

  it('a new post has its page and the lists refreshed, for every encoding', async () => {
    const { slug } = await staff.post();
    for (const path of [`/blog/${slug}`, ...lists])
      await expect.poll(() => encodingsAskedFor(path)).toEqual(everyEncoding);
  });

  it('so do the old and the new address of one that moves, and that of one that is moved to the bin', async () => {
    const { id } = await staff.post({ slug: 'before' });
    await staff.change(id, { slug: 'after' });
    await expect.poll(() => encodingsAskedFor('/blog/after')).toEqual(everyEncoding);
    await expect.poll(() => encodingsAskedFor('/blog/before')).toEqual(everyEncoding);
    asked.splice(0);
    await staff.remove(id);
    await expect.poll(() => encodingsAskedFor('/blog/after')).toEqual(everyEncoding);
  });

  it('however many addresses a post had, each is refreshed', async () => {
    const { id } = await staff.post({ slug: 'name-0' });
    for (let name = 1; name <= 30; name += 1) await staff.change(id, { slug: `name-${name}` });
    asked.splice(0);
    await staff.remove(id);
    await expect.poll(() => encodingsAskedFor('/blog/name-0')).toEqual(everyEncoding);
    await expect.poll(() => encodingsAskedFor('/blog/name-30')).toEqual(everyEncoding);
    const questions = asked.filter(({ url }) => url?.startsWith('/cached-addresses'));
    expect(Math.max(...questions.map(({ url }) => url?.split('post=').length ?? 0))).toBeLessThan(27);
  });

  it('words that are changed have the pages refreshed that show them, for every encoding', async () => {
    const saved = await staff.request
      .post('/api/admin/content/clients')
      .auth(staff.token, { type: 'bearer' })
      .send({ version: 0, value: ['Kadam Foods'] });
    expect(saved.status).toBe(200);
    await expect.poll(() => encodingsAskedFor('/shows-clients')).toEqual(everyEncoding);
    expect(asked.map(({ url }) => url)).not.toContain('/blogs');
  });

  it('a project that goes into the bin has its page refreshed, and those that led to it', async () => {
    const bearer = [staff.token, { type: 'bearer' }] as const;
    const { data } = (await staff.request.get('/api/admin/project').auth(...bearer)).body;
    await staff.request.delete(`/api/admin/project/${data[0].id}/delete`).auth(...bearer);
    for (const slug of ['the-verandah-flat', 'the-evening-flat', 'pale-ash'])
      await expect.poll(() => encodingsAskedFor(`/projects/${slug}`)).toEqual(everyEncoding);
  });

  it('a project has its old and new address, its neighbours and the lists refreshed', async () => {
    const send = (path: string, body: object) =>
      staff.request.post(`/api/admin/${path}`).auth(staff.token, { type: 'bearer' }).send(body);
    const form = { status: 'published', content: projectContent() };
    const { id, slug } = (await send('project', form)).body.data;
    await send(`project/${id}/update`, { ...form, slug: 'renamed' });
    for (const page of ['renamed', slug, 'pale-ash', 'the-verandah-flat'])
      await expect.poll(() => encodingsAskedFor(`/projects/${page}`)).toEqual(everyEncoding);
    const { data } = (await staff.request.get('/api/admin/project').auth(staff.token, { type: 'bearer' }))
      .body;
    const ids: number[] = data.map((card: { id: number }) => card.id);
    asked.splice(0);
    await send('project-order', { ids: [id, ...ids.filter((other) => other !== id)] });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await send('project-order', { ids: [...ids.slice(1, 3), ids[0], ...ids.slice(3)] });
    await expect.poll(() => encodingsAskedFor('/projects/the-evening-flat')).toEqual(everyEncoding);
  });

  it('a save that is refused refreshes nothing', async () => {
    const refused = await staff.add({ heading: '' });
    expect(refused.status).toBe(422);
    expect(asked).toEqual([]);
  });
});

it('a save does not wait for an NGINX that is away, which is counted', async () => {
  const staff = await startAsStaff({ PAGE_CACHE_URL: 'http://127.0.0.1:1', PAGE_REFRESH_SECRET: SECRET });
  await expect(staff.post()).resolves.toHaveProperty('slug');
  const metrics = async () => (await staff.request.get('/api/metrics')).text;
  await expect.poll(metrics).toMatch(/^page_refresh_failures_total [1-9]/m);
  await staff.stop();
});

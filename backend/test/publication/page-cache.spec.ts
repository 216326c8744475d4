import { createServer, type IncomingMessage, type Server } from 'node:http';
import { DataSource } from 'typeorm';
import { WEBSITE } from '../../src/audit/audit-log.js';
import { CreatePost } from '../../src/blog/create-post.js';
import { PostSlugRepository } from '../../src/blog/post-slug.repository.js';
import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
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
  const questions = () => asked.flatMap(({ url = '' }) => (url.startsWith('/cached-addresses') ? [url] : []));
  const projectForm = { status: 'published', content: projectContent() };
  const send = (path: string, body: object) =>
    staff.request.post(`/api/admin/${path}`).auth(staff.token, { type: 'bearer' }).send(body);
  const projectIds = async (): Promise<number[]> => {
    const { body } = await staff.request.get('/api/admin/project').auth(staff.token, { type: 'bearer' });
    return body.data.map((card: { id: number }) => card.id);
  };
  /** Nothing is refreshed for it until it is changed: staff have not added it. */
  const quietPost = async (slug: string, former: string[] = []) => {
    const { app } = staff;
    const form = { heading: unique('Post'), slug };
    const { id } = await app.get(CreatePost).run(form, { sent: {}, actor: WEBSITE });
    const { manager } = app.get(DataSource);
    for (const old of former) await app.get(PostSlugRepository).lead(manager, old, id);
    return id;
  };

  it('a new post has its page and the lists refreshed, for every encoding', async () => {
    const { slug } = await staff.post();
    for (const path of [`/blog/${slug}`, ...lists])
      await expect.poll(() => encodingsAskedFor(path)).toEqual(everyEncoding);
  });

  it('so do the old and the new address of one that moves', async () => {
    await staff.change(await quietPost('before'), { slug: 'after' });
    for (const path of ['/blog/before', '/blog/after'])
      await expect.poll(() => encodingsAskedFor(path)).toEqual(everyEncoding);
  });

  it('so does the address of one that is moved to the bin', async () => {
    await staff.remove(await quietPost('there'));
    await expect.poll(() => encodingsAskedFor('/blog/there')).toEqual(everyEncoding);
  });

  it('however many addresses a post had, each is refreshed', async () => {
    const former = Array.from({ length: 30 }, (_, name) => `name-${name}`);
    await staff.remove(await quietPost('name-30', former));
    for (const slug of [...former, 'name-30'])
      await expect.poll(() => encodingsAskedFor(`/blog/${slug}`)).toEqual(everyEncoding);
    expect(Math.max(...questions().map((url) => url.split('post=').length))).toBeLessThan(27);
  });

  it('words that are changed have the pages refreshed that show them, for every encoding', async () => {
    const saved = await send('content/clients', { version: 0, value: ['Kadam Foods'] });
    expect(saved.status).toBe(200);
    await expect.poll(() => encodingsAskedFor('/shows-clients')).toEqual(everyEncoding);
    expect(asked.map(({ url }) => url)).not.toContain('/blogs');
  });

  it('a project that goes into the bin has its page refreshed, and those that led to it', async () => {
    const [first] = await projectIds();
    await staff.request.delete(`/api/admin/project/${first}/delete`).auth(staff.token, { type: 'bearer' });
    for (const slug of ['the-verandah-flat', 'the-evening-flat', 'pale-ash'])
      await expect.poll(() => encodingsAskedFor(`/projects/${slug}`)).toEqual(everyEncoding);
  });

  it('a project that is added has its page, its neighbours and the lists refreshed', async () => {
    const { slug } = (await send('project', projectForm)).body.data;
    for (const path of [`/projects/${slug}`, '/projects/pale-ash', '/projects/the-verandah-flat', ...lists])
      await expect.poll(() => encodingsAskedFor(path)).toEqual(everyEncoding);
  });

  it('a project that moves has its old and new address and its neighbours refreshed', async () => {
    const [first] = await projectIds();
    await send(`project/${first}/update`, { ...projectForm, slug: 'renamed' });
    for (const slug of ['renamed', 'the-verandah-flat', 'pale-ash', 'the-evening-flat'])
      await expect.poll(() => encodingsAskedFor(`/projects/${slug}`)).toEqual(everyEncoding);
  });

  it('projects that follow another one than before are refreshed', async () => {
    const [first = 0, second = 0, third = 0, ...others] = await projectIds();
    await send('project-order', { ids: [second, third, first, ...others] });
    for (const slug of ['the-evening-flat', 'golf-greens', 'the-verandah-flat'])
      await expect.poll(() => encodingsAskedFor(`/projects/${slug}`)).toEqual(everyEncoding);
  });

  it('the lists alone are refreshed when the first project becomes the last, as the last leads to the first', async () => {
    const [first = 0, ...others] = await projectIds();
    await send('project-order', { ids: [...others, first] });
    await expect.poll(() => [...new Set(questions())]).toEqual(['/cached-addresses?project=']);
  });

  it('a save that is refused refreshes nothing', async () => {
    const refused = await staff.change(await quietPost('kept'), { heading: '' });
    expect(refused.status).toBe(422);
    const { slug } = await staff.post();
    await expect.poll(() => encodingsAskedFor(`/blog/${slug}`)).toEqual(everyEncoding);
    expect(encodingsAskedFor('/blog/kept')).toEqual([]);
  });
});

it('a save does not wait for an NGINX that is away, which is counted', async () => {
  const staff = await startAsStaff({ PAGE_CACHE_URL: 'http://127.0.0.1:1', PAGE_REFRESH_SECRET: SECRET });
  await expect(staff.post()).resolves.toHaveProperty('slug');
  const metrics = async () => (await staff.request.get('/api/metrics')).text;
  await expect.poll(metrics).toMatch(/^page_refresh_failures_total [1-9]/m);
  await staff.stop();
});

import { getDataSourceToken } from '@nestjs/typeorm';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { decodeDescription } from '../../src/blog/text/description.js';
import { CreatePost } from '../../src/blog/create-post.js';
import { BlogPostRepository } from '../../src/blog/blog-post.repository.js';
import { EditorPictures } from '../../src/pictures/editor-pictures.js';
import { BACKGROUND } from '../../src/database/background.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { DemoSeed } from '../../src/seed/demo-seed.js';
import { DemoSeedRepository } from '../../src/seed/demo-seed.repository.js';
import { allPosts } from '../../src/seed/posts/all-posts.js';
import { type Staff, startAsStaff } from './blog-posts.ts';

const SETTINGS = {
  SEED_DEMO: 'true',
  PAGE_CACHE_URL: 'http://127.0.0.1:1',
  PAGE_REFRESH_SECRET: 'only for tests, long enough',
};

const tags = (text: string) => text.match(/<\w+/g);

describe('the sample posts', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff(SETTINGS);
  });
  afterAll(() => staff.stop());

  const cards = async () => (await staff.request.get('/api/blog?limit=50')).body.data;

  it('are twelve, each with its two pictures', async () => {
    const posts = await cards();
    expect(posts.map((post: { slug: string }) => post.slug)).toEqual(allPosts.map(({ slug }) => slug));
    const paths = posts.flatMap((post: Record<string, string>) => [post['feature_image'], post['mb_image']]);
    const answers = await Promise.all(paths.map((path: string) => staff.request.get(`/api/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });

  it('refresh no cached page: NGINX starts after them', async () => {
    const { text } = await staff.request.get('/api/metrics');
    expect(text).toMatch(/^page_refresh_failures_total 0$/m);
  });

  it.each(allPosts)('are real articles: $slug', async ({ slug, description }) => {
    const { body } = await staff.request.get(`/api/blog/${slug}`);
    const html = decodeDescription(body.data.description);
    const words = html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(700);
    expect(tags(html)).toEqual(tags(description));
    expect(html).not.toContain('{');
  });

  it('show the picture in their text', async () => {
    const { body } = await staff.request.get(`/api/blog/${allPosts[0]?.slug}`);
    const address = /\/api\/uploads\/[^"]+/.exec(decodeDescription(body.data.description))?.[0] ?? '';
    expect((await staff.request.get(address)).status).toBe(200);
  });

  it('come with every file of their pictures: nothing is encoded for them', async () => {
    const sql = staff.app.get(DataSource);
    const [{ posts, finished, queued }] = await sql.query(`SELECT
      (SELECT count(DISTINCT name)::int FROM blog_post, unnest(pictures) AS name) AS posts,
      (SELECT count(*)::int FROM finished_picture) AS finished,
      (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'make-picture-variants') AS queued`);
    expect([finished, queued]).toEqual([posts, 0]);
    const { feature_image } = (await cards())[0];
    for (const ending of ['.avif', '-960.avif', '-social.jpg']) {
      const response = await staff.request.get(`/api/${feature_image.replace('.webp', ending)}`);
      expect(response.headers['content-type']).toBe(ending.endsWith('jpg') ? 'image/jpeg' : 'image/avif');
    }
  });

  it('are not added twice', async () => {
    await staff.app.get(DemoSeed).onApplicationBootstrap();
    expect(await cards()).toHaveLength(12);
  });
});

describe('the seed', () => {
  let staff: Staff;
  let seed: DemoSeed;
  beforeEach(async () => {
    staff = await startAsStaff();
    seed = new DemoSeed(
      { ...staff.env, SEED_DEMO: true },
      staff.app.get(getDataSourceToken(BACKGROUND)),
      staff.app.get(DemoSeedRepository),
      staff.app.get(BlogPostRepository),
      staff.app.get(CreatePost),
      staff.app.get(EditorPictures),
    );
  });
  afterEach(() => staff.stop());

  const total = async () => (await staff.request.get('/api/blog')).body.pagination.total;
  const deleteAll = () => staff.app.get(DataSource).query('DELETE FROM blog_post');

  it('goes on where a start was cut short, also in two processes, and never after staff have deleted everything', async () => {
    await staff.app.get(DataSource).query('INSERT INTO demo_seed DEFAULT VALUES');
    await Promise.all(allPosts.slice(1).map(({ slug, heading }) => staff.post({ slug, heading })));
    await Promise.all([seed.onApplicationBootstrap(), seed.onApplicationBootstrap()]);
    expect(await total()).toBe(12);
    await deleteAll();
    await seed.onApplicationBootstrap();
    expect(await total()).toBe(0);
  });

  it('takes its turn and its time, however long the other process and its own pictures take', async () => {
    const limits = { lock_timeout: 50, idle_in_transaction_session_timeout: 1_000 };
    const options = { ...dataSourceOptions(staff.env.DATABASE_URL, BACKGROUND), extra: limits };
    const background = await new DataSource(options).initialize();
    Object.assign(seed, { background });
    const other = new Client(staff.env.DATABASE_URL);
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('demo seed', 0))`);
    const seeded = seed.onApplicationBootstrap();
    const waiting = async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
         AND clock_timestamp() - query_start > interval '1100 ms'`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await other.end();
    await seeded;
    expect(await total()).toBe(12);
    await background.destroy();
  });

  it('leaves a blog with posts of its own alone for ever', async () => {
    await staff.post();
    await seed.onApplicationBootstrap();
    expect(await total()).toBe(1);
    await deleteAll();
    await seed.onApplicationBootstrap();
    expect(await total()).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../frontend/content/site.json' with { type: 'json' };
import { type TestSite, startTestSite } from '../../testing/site/test-site.ts';
import { signInAsStaff, slugOf, type StaffClient } from '../../testing/actors/staff.ts';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';

const SECRET = 'only for these tests, long enough';
/** How soon staff see their change through NGINX; by themselves pages would be old for five seconds. */
const SEEN_WITHIN = { timeout: 4_500, interval: 20 };
let site: TestSite;
let nginx: Nginx;
let staff: StaffClient;

// The product itself, which is built first when it has changed.
beforeAll(async () => {
  const [port, status] = [await freePort(), await freePort()];
  site = await startTestSite({
    PORT: String(port),
    PAGE_CACHE: 'true',
    PAGE_CACHE_URL: `http://127.0.0.1:${status}`,
    PAGE_REFRESH_SECRET: SECRET,
  });
  nginx = await startNginx(
    { FRONTEND_URL: site.url, BACKEND_URL: site.url, PAGE_REFRESH_SECRET: SECRET },
    status,
  );
  staff = await signInAsStaff(site.url);
}, 180_000);
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
}, 60_000);

async function shown(path: string, encoding: string, asked: Record<string, string> = {}): Promise<string> {
  const { headers, body } = await nginx.request(path, {
    headers: { 'Accept-Encoding': encoding, ...asked },
  });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return (decode?.(body) ?? body).toString();
}

test.each(['br', 'gzip', 'identity'])(
  'a publication is on its page, in the list and in their data at once for browsers that take %s',
  async (encoding) => {
    const heading = `Terrazzo ${randomUUID()}`;
    const lists = ['/blogs', '/api/blog?page=1&limit=4', '/api/blog-latest', '/feed.xml'];
    for (const path of lists) expect(await shown(path, encoding)).not.toContain(heading);
    await shown('/sitemap.xml', encoding);
    const slug = await slugOf(await staff.save(heading));
    await Promise.all(
      [...lists, `/blog/${slug}`, `/api/blog/${slug}`].map(async (path) => {
        await expect.poll(() => shown(path, encoding), SEEN_WITHIN).toContain(heading);
      }),
    );
    await expect.poll(() => shown('/sitemap.xml', encoding), SEEN_WITHIN).toContain(`/blog/${slug}`);
  },
);

test('the page of an address that nothing had until now is shown once something has it', async () => {
  const heading = `Jali ${randomUUID()}`;
  const path = `/blog/${heading.toLowerCase().replace(' ', '-')}`;
  expect(await shown(path, 'br')).toContain('Blog not found.');
  expect(await slugOf(await staff.save(heading))).toBe(path.slice('/blog/'.length));
  await expect.poll(() => shown(path, 'br'), SEEN_WITHIN).toContain(heading);
});

test('an old address leads on at once, and nowhere as soon as it is removed', async () => {
  const path = `/old-${randomUUID()}`;
  const answered = async () => {
    const { status, headers } = await nginx.request(path, { headers: { 'Accept-Encoding': 'br' } });
    return [status, headers['location'], headers['cache-control']];
  };
  expect(await answered()).toEqual([404, undefined, 'public, max-age=0, must-revalidate']);
  await staff.lead(path, '/projects');
  await expect.poll(answered, SEEN_WITHIN).toEqual([301, '/projects', 'public, max-age=0, must-revalidate']);
  await staff.leadNowhere(path);
  await expect.poll(async () => (await answered())[0], SEEN_WITHIN).toBe(404);
});

test('changed words are at once on every page that has been shown, and in their data, in light visits too', async () => {
  const name = `Page ${randomUUID().slice(0, 8)}`;
  const pages = ['/', '/about-us', '/services', '/api/content'];
  const visits = pages.flatMap((path) => [
    { visit: () => shown(path, 'br'), within: SEEN_WITHIN },
    { visit: () => shown(path, 'br', { 'Save-Data': 'on' }), within: SEEN_WITHIN },
  ]);
  for (const { visit } of visits) expect(await visit()).not.toContain(name);
  const [first, ...others] = words.social;
  await staff.write('social', [{ ...first, label: name }, ...others]);
  await Promise.all(
    visits.map(async ({ visit, within }) => {
      await expect.poll(visit, within).toContain(name);
    }),
  );
});

test.each(['/sitemap.xml', '/feed.xml', '/robots.txt'])('%s is made once for many who ask', async (path) => {
  await shown(path, 'gzip');
  const { headers } = await nginx.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers['x-cache']).toMatch(/HIT|STALE|UPDATING/);
});

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Nginx, requestOnce, startNginx } from '../../testing/servers/nginx.ts';
import { type StandIn, startService } from './service.ts';

const SECRET = 'only for this test, long enough';
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=600';
const BRIEF = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=2';
const SOON_STALE = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=600';
/** NGINX counts in whole seconds, and both bounds count in full. */
const BEYOND_ITS_TIME_MS = 4_100;
const OLD = '/blog/old';
const OLD_OF_FAILURE = '/blog/old-of-failure';
let nginx: Nginx;
let service: StandIn;
let address = 0;
let path = '';
/** When both old pages are beyond their time. */
let oldAt = 0;

beforeAll(async () => {
  service = await startService('frontend');
  const urls = { FRONTEND_URL: service.url, BACKEND_URL: service.url };
  nginx = await startNginx({ ...urls, PAGE_REFRESH_SECRET: SECRET });
  says('before', BRIEF);
  await read({}, OLD);
  await read({}, OLD_OF_FAILURE);
  oldAt = Date.now() + BEYOND_ITS_TIME_MS;
});
afterAll(async () => {
  await nginx.stop();
  await service.stop();
});
beforeEach(() => {
  address += 1;
  path = `/blog/${address}`;
  says('before');
});

function says(text: string, caching = SHARED, status = 200, headers: Record<string, string> = {}): void {
  service.answer = (_request, response) =>
    response.writeHead(status, { 'Cache-Control': caching, ETag: `W/"${text}"`, ...headers }).end(text);
}

async function read(headers: Record<string, string> = {}, at = path): Promise<string> {
  const answer = await nginx.request(at, { headers });
  return `${answer.status} ${String(answer.headers['x-cache'])} ${answer.body.toString()}`;
}

test('a page is kept for everybody, and made anew when its time is over', async () => {
  says('before', SOON_STALE);
  expect(await read()).toBe('200 MISS before');
  says('after');
  await expect.poll(() => read()).toBe('200 STALE before');
  await expect.poll(() => read()).toBe('200 HIT after');
});

test('the browser is told to ask each time, and asks cheaply', async () => {
  await read();
  const { headers } = await nginx.request(path);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await nginx.request(path, { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(['br', 'gzip', 'identity'])('it is kept as it came for browsers that take %s', async (encoding) => {
  const compressed = gzipSync('as the service made it');
  service.answer = (request, response) =>
    response
      .writeHead(200, { 'Cache-Control': SHARED, Vary: 'Accept-Encoding', 'Content-Encoding': encoding })
      .end(`${String(request.headers['accept-encoding'])} ${compressed.toString('hex')}`);
  const spellings = [encoding, `${encoding};q=0.9`, encoding === 'br' ? 'gzip, deflate, br, zstd' : encoding];
  for (const spelling of spellings) {
    const headers = encoding === 'identity' ? {} : { 'Accept-Encoding': spelling };
    // Sequential: the first one fills.
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await nginx.request(path, { headers });
    expect(body.toString()).toBe(`${encoding} ${compressed.toString('hex')}`);
  }
  const made = service.requests.filter(({ url }) => url === path);
  expect(made).toHaveLength(1);
});

/** Visitors who wait for an answer, and this request for their number. */
async function waiting(): Promise<number> {
  const { body } = await requestOnce(`${nginx.refreshUrl}/nginx/status`);
  return Number(/Writing: (\d+)/.exec(body.toString())?.[1]);
}

test('thirty visitors at once have a page made once', async () => {
  service.answer = async (_request, response) => {
    await expect.poll(waiting).toBeGreaterThan(30);
    response.setHeader('Cache-Control', SHARED);
  };
  await Promise.all(Array.from({ length: 30 }, () => read()));
  expect(service.requests.filter(({ url }) => url === path)).toHaveLength(1);
});

test.each([
  ['says so', { caching: 'private, no-store' }],
  ['gives no time', { caching: 'public, max-age=0, must-revalidate' }],
  ['sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
])(
  'an answer that %s is not kept',
  async (_why, { caching, headers }: { caching?: string; headers?: Record<string, string> }) => {
    says('own', caching, 200, headers);
    await read();
    expect(await read()).toBe('200 MISS own');
  },
);

const light = { 'Save-Data': 'on' };

test.each([
  ['that saves data', light],
  ['that says so in capitals', { 'Save-Data': 'ON' }],
  ['that chose it', { Cookie: 'light=on' }],
  ['that chose it among other things', { Cookie: 'a=b; light=on; c=d', 'Save-Data': 'off' }],
])('a visit %s is given the light page, kept once beside the other', async (_which, headers) => {
  service.answer = (request, response) =>
    response
      .writeHead(200, { 'Cache-Control': SHARED })
      .end(`save-data ${String(request.headers['save-data'])}`);
  expect(await read()).toBe('200 MISS save-data undefined');
  await read(light);
  expect(await read(headers)).toBe('200 HIT save-data on');
  expect(await read()).toBe('200 HIT save-data undefined');
});

test.each([
  ['that chose all of it', { Cookie: 'light=off', 'Save-Data': 'on' }],
  ['with a cookie like it', { Cookie: 'highlight=on; light=once' }],
  ['that saves nothing', { 'Save-Data': 'off' }],
  ['with a header of its own invention', { 'Save-Data': `on ${address}` }],
])('a visit %s is given the usual page', async (_which, headers) => {
  await read();
  expect(await read(headers)).toBe('200 HIT before');
});

test.each([
  ['who carries a token', { Authorization: 'Bearer x' }],
  ['with a session', { Cookie: 'admin_session=x' }],
  ['with a session over HTTPS', { Cookie: 'other=y; __Host-admin_session=x' }],
])('staff %s is never shown a kept page, and leaves none', async (_who, headers) => {
  await read();
  says('after');
  expect(await read(headers)).toBe('200 BYPASS after');
  expect(await read()).toBe('200 HIT before');
});

test.each(['/admin', '/admin/login', '/api/admin/blog', '/api/enquiry'])(
  'nothing of %s is kept',
  async (at) => {
    says('first');
    await read({}, at);
    says('second');
    expect(await read({}, at)).toBe('200 undefined second');
  },
);

test('after a change the backend has the page made anew, and everybody is given it', async () => {
  await read();
  says('after');
  expect(await read({ 'X-Refresh-Page': SECRET })).toBe('200 BYPASS after');
  expect(await read()).toBe('200 HIT after');
});

test('a page that is gone is gone for everybody', async () => {
  await read();
  says('Blog not found.', SHARED, 404);
  await read({ 'X-Refresh-Page': SECRET });
  expect(await read()).toBe('404 HIT Blog not found.');
});

const refreshHeader = () => service.requests.at(-1)?.headers['x-refresh-page'];

test('the frontend hears of the backend that it refreshes, and of nobody else', async () => {
  const asBackend = { headers: { 'X-Refresh-Page': SECRET } };
  await requestOnce(nginx.refreshUrl + path, asBackend);
  expect(refreshHeader()).toBe('1');
  await read({ 'X-Refresh-Page': '1' }, `${path}/other`);
  expect(refreshHeader()).toBe('0');
});

test.each(['', 'guessed'])('without the secret (%j) nobody has pages made anew', async (secret) => {
  await read();
  expect(await read({ 'X-Refresh-Page': secret })).toBe('200 HIT before');
});

test("a page's data is kept for five seconds, as the page is", async () => {
  says('posts', 'public, max-age=0, must-revalidate');
  const at = `/api/blog/${address}`;
  expect(await read({}, at)).toBe('200 MISS posts');
  expect(await read({}, at)).toBe('200 HIT posts');
  expect((await nginx.request(at)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a file whose name carries its content is kept for as long as it says', async () => {
  says('code', 'public, max-age=31536000, immutable');
  const at = `/assets/entry.${address}.js`;
  await read({}, at);
  expect(await read({}, at)).toBe('200 HIT code');
  expect((await nginx.request(at)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/assets/entry%2e', '/assets//entry.'])(
  '%s takes the place of no file that has another name',
  async (spelling) => {
    says('uncompressed', 'public, max-age=31536000, immutable');
    expect((await nginx.request(`${spelling}${address}.js?a=%2e`)).status).toBe(404);
    says('compressed', 'public, max-age=31536000, immutable');
    expect(await read({}, `/assets/entry.${address}.js?a=%2e`)).toBe('200 MISS compressed');
  },
);

test('a page that is older than its time and the bound after it is never shown', async () => {
  await sleep(oldAt - Date.now());
  says('after');
  expect(await read({}, OLD)).toBe('200 EXPIRED after');
});

test('while the service fails, the page as it was last is shown', async () => {
  await sleep(oldAt - Date.now());
  says('broken', 'no-store', 503);
  expect(await read({}, OLD_OF_FAILURE)).toBe('200 STALE before');
});

test.each([
  '/contact-us',
  '/thank-you',
  '/shortlist/send',
  '/blog-preview/token',
  '/what-it-costs?type=home',
  '/about-us?a=1&content-preview=7',
])('visitors of %s, who each get their own, do not wait for one another', async (at) => {
  const held: ServerResponse[] = [];
  service.answer = async (_request, response) => {
    held.push(response.writeHead(200, { 'Cache-Control': 'private, no-cache' }));
    if (held.length === 2) for (const each of held) each.end('own');
    else await once(response, 'close');
  };
  const both = await Promise.all([read({}, at), read({}, at)]);
  for (const answer of both) expect(answer).toMatch(/^200 (undefined|BYPASS) own$/);
});

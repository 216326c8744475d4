import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { readSeen, type StandIn, startService } from './service.ts';

let direct: Nginx;
let behindBalancer: Nginx;
let service: StandIn;

beforeAll(async () => {
  service = await startService('backend');
  const urls = { FRONTEND_URL: service.url, BACKEND_URL: service.url };
  direct = await startNginx(urls);
  behindBalancer = await startNginx({ ...urls, TRUSTED_PROXIES: '127.0.0.0/8' });
});
afterAll(async () => {
  await Promise.all([direct.stop(), behindBalancer.stop()]);
  await service.stop();
});

const claims = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Request-Id': 'chosen-by-somebody',
};

test('nobody chooses the address or the request id that the services see', async () => {
  const { body, headers } = await direct.request('/api/admin/validate-token', { headers: claims });
  const seen = readSeen(body).headers;
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(headers['x-request-id']).toBe(seen['x-request-id']);
});

test('a trusted balancer is believed about the address and the protocol, one before it is not', async () => {
  const headers = { ...claims, 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' };
  const { body } = await behindBalancer.request('/api/admin/validate-token', { headers });
  expect(readSeen(body).headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
});

const signInFrom = (address: string) =>
  behindBalancer.request('/api/admin/login', { method: 'POST', headers: { 'X-Forwarded-For': address } });

test('only the sender of a flood is slowed down, with a sentence and a time', async () => {
  const flood = await Promise.all(Array.from({ length: 60 }, () => signInFrom('203.0.113.1')));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(JSON.parse(refused[0]?.body.toString() ?? '')).toHaveProperty('message');
  expect((await signInFrom('203.0.113.2')).status).toBe(200);
});

const flooded = [
  '/api/enquiry',
  '/contact-us',
  '/api/admin/blog/proxyfile',
  '/api/admin/login/second-step',
  '/api/admin/forgot-password',
  '/api/admin/reset-password',
  '/api/admin/join',
  '/api/admin/single-sign-on/finish',
];
test.each(flooded.map((path, n) => [path, `203.0.113.${n + 30}`] as const))(
  'a flood to %s is slowed down',
  async (path, address) => {
    const headers = { 'X-Forwarded-For': address };
    const flood = await Promise.all(
      Array.from({ length: 90 }, () => behindBalancer.request(path, { method: 'POST', headers })),
    );
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    expect((await behindBalancer.request(path, { headers })).status).toBe(200);
  },
);

/** Of 30 at once one sender is let through, of 35 not. */
async function floodFrom(addresses: string[]): Promise<number> {
  const flood = await Promise.all(addresses.map(signInFrom));
  return flood.filter(({ status }) => status === 429).length;
}

test('one household with many IPv6 addresses is one sender, however they are spelt', async () => {
  const spellings = [
    (n: number) => `2001:db8:a:0:${n}:1:1:1`,
    (n: number) => `2001:db8:a::${n}`,
    (n: number) => `2001:0DB8:000A:0000:0000:0000:0000:${n}`,
    (n: number) => `2001:db8:a:0:${n}::`,
  ];
  const addresses = Array.from({ length: 60 }, (_, n) => spellings[n % 4]?.(n + 1) ?? '');
  expect(await floodFrom(addresses)).toBeGreaterThan(20);
});

test('the household beside it is another one', async () => {
  const addresses = Array.from({ length: 60 }, (_, n) => `2001:db8:a:${n + 10}::1`);
  expect(await floodFrom(addresses)).toBe(0);
});

test('an IPv4 address is the same sender in the clothes of an IPv6 address, and no household', async () => {
  const spellings = Array.from({ length: 60 }, (_, n) => (n % 2 ? '203.0.113.4' : '::ffff:203.0.113.4'));
  expect(await floodFrom(spellings)).toBeGreaterThan(20);
  expect(await floodFrom(Array.from({ length: 60 }, (_, n) => `::ffff:203.0.114.${n}`))).toBe(0);
});

test('the log is JSON and tells nothing about people', async () => {
  await direct.request('/blogs?search=my-illness', {
    headers: { Referer: 'https://example.com/secret', 'User-Agent': 'Secret Browser', ...claims },
  });
  await expect.poll(direct.log).toContain('/blogs');
  const lines = direct
    .log()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/blogs', status: 200, upstreamStatus: '200' });
  expect(direct.log()).not.toMatch(/illness|secret|203\.0|127\.0/i);
});

test.each(['PUT', 'TRACE', 'POST'])(
  'the log has the method of a refused %s as it was sent',
  async (method) => {
    await direct.request(`/refused-${method}`, { method });
    await expect.poll(direct.log).toContain(`"method":"${method}","path":"/refused-${method}","status":405`);
  },
);

test('the log has every answer but a sample of those straight from the cache', async () => {
  for (let times = 0; times < 40; times += 1) await direct.request('/api/blog-index');
  await direct.request('/api/health/told');
  await expect.poll(direct.log).toContain('/api/health/told');
  const told = direct
    .log()
    .split('\n')
    .filter((line) => line.includes('"/api/blog-index"'));
  expect(told.some((line) => line.includes('"cache":"MISS"'))).toBe(true);
  expect(told.filter((line) => line.includes('"cache":"HIT"')).length).toBeLessThan(10);
});

test('the log has no email address that somebody wrote into an address of the site', async () => {
  for (const path of [
    '/blog/meera@example.com',
    '/blog/meera%40example.com/more',
    '/blog/meera%2540example.com',
    '/mailto:meera@example.com?x=y',
  ])
    await direct.request(path);
  await direct.request('/@vite/client');
  await expect.poll(direct.log).toContain('"/@vite/client"');
  expect(direct.log().match(/\[email\]/g)).toHaveLength(4);
  expect(direct.log()).not.toContain('meera');
});

test('the log has no preview link, however it is written', async () => {
  const token = `7.1763600000000.${'aB3_-'.repeat(9).slice(0, 43)}`;
  for (const path of [
    '/blog-preview/',
    '/api/blog-preview/',
    '/BLOG-preview%2F',
    '/%62log-preview/',
    '/project-preview/',
  ])
    await direct.request(`${path}${token}?x=1`);
  await direct.request(`/blog-preview/${token}/index.pageContext.json`);
  await direct.request('/blog-previews');
  await expect.poll(direct.log).toContain('/blog-previews');
  expect(direct.log().match(/\[token\]/g)).toHaveLength(6);
  expect(direct.log()).not.toContain('aB3_-');
});

test('the log has no token of a receipt, however it is written', async () => {
  const token = `4f3a9c21-e2bb-4255-8caf-4136c566a962.${'aB3_-'.repeat(9).slice(0, 43)}`;
  for (const path of ['/consent?receipt=', '/api/consent?receipt=', '/consent%3Freceipt=', '/consent/'])
    await direct.request(`${path}${token}`);
  await direct.request(`/consent/${token.replace('.', '%2E').toUpperCase()}/x`);
  await direct.request('/consents');
  await expect.poll(direct.log).toContain('/consents');
  expect(direct.log()).toContain('"/consent"');
  expect(direct.log()).not.toMatch(/aB3_-|4f3a9c21/i);
});

test('how the enquiry that opens by itself is taken reaches the backend, and nothing large does', async () => {
  expect((await postReception('{}')).status).not.toBe(405);
  expect((await postReception('x'.repeat(5_000))).status).toBe(413);
});

test('the address of a receipt is told to no other site, and its page is never cached', async () => {
  for (const path of ['/consent?receipt=x', '/CONSENT']) {
    const { headers } = await direct.request(path);
    expect([headers['referrer-policy'], headers['x-cache']]).toEqual(['no-referrer', undefined]);
  }
  expect((await direct.request('/consents')).headers['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('a body that cannot be kept is no reason to name its sender', async () => {
  const folder = temporaryFolder('studio-nginx-full');
  const urls = { FRONTEND_URL: service.url, BACKEND_URL: service.url };
  const nginx = await startNginx({ ...urls, RUN_DIR: folder.path });
  rmSync(join(folder.path, 'client-body'), { recursive: true });
  const { status } = await nginx.request('/api/admin/blog', { method: 'POST', body: 'x'.repeat(100_000) });
  await nginx.stop();
  folder.remove();
  expect(status).toBe(503);
  expect(nginx.complaints()).not.toContain('127.0.0.1');
});

const postReception = (body: string) =>
  direct.request('/api/modal', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

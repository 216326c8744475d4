import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy } from '../../frontend/server/security-headers.ts';
import { type NginxAnswer, type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { type StandIn, startService } from './service.ts';

const ONCE = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-request-id',
  'cache-control',
].toSorted();
let nginx: Nginx;
let service: StandIn;

beforeAll(async () => {
  service = await startService('frontend');
  const urls = { FRONTEND_URL: service.url, BACKEND_URL: service.url };
  nginx = await startNginx({ ...urls, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await nginx.stop();
  await service.stop();
});

const namesOf = ({ rawHeaders }: NginxAnswer) =>
  rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());

test.each(['/', '/admin', '/api/blog', '/api/uploads/a.webp', '/api/metrics', '/assets/a.js'])(
  'the answer to %s has every security header once, though its service sends none',
  async (path) => {
    service.answer = () => {};
    const names = namesOf(await nginx.request(path));
    expect(names.filter((name) => ONCE.includes(name)).toSorted()).toEqual(ONCE);
  },
);

test('the policy of the service is kept, NGINX sets all others, also on a cached answer', async () => {
  const policy = "default-src 'none'; script-src 'self'";
  service.answer = (_request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN').setHeader('X-Request-Id', 'of-the-first-request');
    response.setHeader('Cache-Control', 's-maxage=5');
  };
  const [first, kept] = [await nginx.request('/own-headers'), await nginx.request('/own-headers')];
  expect(kept.headers['x-cache']).toBe('HIT');
  for (const answer of [first, kept]) {
    const names = namesOf(answer);
    expect(names.filter((name) => ONCE.includes(name)).toSorted()).toEqual(ONCE);
    expect(answer.headers).toMatchObject({
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
    });
  }
  expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test.each([
  ['a page', 'text/html;charset=utf-8', pagePolicy({})],
  ['anything else', 'image/svg+xml', "default-src 'none'; frame-ancestors 'none'"],
])('%s that comes without a policy is given its own, also when it was kept', async (what, type, policy) => {
  service.answer = (_request, response) =>
    response.setHeader('Content-Type', type).setHeader('Cache-Control', 's-maxage=5');
  const path = `/${encodeURIComponent(what)}`;
  const [first, kept] = [await nginx.request(path), await nginx.request(path)];
  expect(first.headers).toMatchObject({ 'x-cache': 'MISS', 'content-security-policy': policy });
  expect(kept.headers).toMatchObject({ 'x-cache': 'HIT', 'content-security-policy': policy });
});

test('browsers are told to stay with TLS only where there is TLS, and nothing about other sites below the domain', async () => {
  service.answer = () => {};
  expect((await nginx.request('/')).headers['strict-transport-security']).toBeUndefined();
  const overTls = await nginx.request('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('neither NGINX nor a service names its version', async () => {
  service.answer = (_request, response) => response.setHeader('X-Powered-By', 'Something 1.2.3');
  const { headers } = await nginx.request('/admin');
  expect(headers).toMatchObject({ server: 'nginx' });
  expect(headers['x-powered-by']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
])('an answer of the API to a browser that takes %s is compressed', async (accepted, encoding) => {
  service.answer = (_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify('text '.repeat(1000)));
  const { headers, body } = await nginx.request('/api/admin/blog', {
    headers: { 'Accept-Encoding': accepted },
  });
  // Without the module for brotli such a browser, which always takes gzip as well, is given that.
  expect([encoding, 'gzip']).toContain(headers['content-encoding']);
  expect(body.length).toBeLessThan(500);
});

test('while a service is away the answer is a sentence with a time, and every header', async () => {
  const away = await startService('away');
  await away.stop();
  const alone = await startNginx({ FRONTEND_URL: away.url, BACKEND_URL: away.url });
  const answer = await alone.request('/api/blog');
  await alone.stop();
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.body.toString())).toHaveProperty('message');
  expect(namesOf(answer)).toEqual(expect.arrayContaining(ONCE));
});

const varies = ({ rawHeaders }: NginxAnswer) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'vary');

test.each<[what: string, path: string, said: Record<string, string>, heard: string[]]>([
  ['a page', '/vary', { Vary: 'Accept-Encoding' }, ['Accept-Encoding']],
  [
    'a compressed page',
    '/vary-br',
    { Vary: 'Accept-Encoding', 'Content-Encoding': 'br' },
    ['Accept-Encoding'],
  ],
  ['a page that says nothing of it', '/vary-none', {}, ['Accept-Encoding']],
  ['a page that another header changes', '/vary-other', { Vary: 'Origin' }, ['Origin, Accept-Encoding']],
  ['public data', '/api/blog/vary', { Vary: 'Accept-Encoding' }, ['Accept-Encoding']],
  ['data for staff', '/api/admin/blog', {}, ['Accept-Encoding']],
  ['a script', '/assets/vary.js', { Vary: 'accept-encoding, Origin' }, ['accept-encoding, Origin']],
  ['a picture', '/api/uploads/vary.webp', { 'Content-Type': 'image/webp' }, []],
])('%s says once on what it depends, whoever asks and however often', async (_what, path, said, heard) => {
  service.answer = (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=5', ...said })
      .end('text '.repeat(1000));
  for (const accepted of ['br, gzip', 'gzip', 'identity', 'gzip']) {
    // Sequential: the first one fills.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await nginx.request(path, { headers: { 'Accept-Encoding': accepted } });
    expect([accepted, ...varies(answer)]).toEqual([accepted, ...heard]);
  }
  service.answer = () => {};
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, startFront } from './front.ts';
import { readSeen, type Service, startService } from './service.ts';

let direct: Front;
let behindBalancer: Front;
let service: Service;

beforeAll(async () => {
  service = await startService('backend');
  const urls = { FRONTEND_URL: service.url, BACKEND_URL: service.url };
  direct = await startFront(urls);
  behindBalancer = await startFront({ ...urls, TRUSTED_PROXIES: '127.0.0.0/8' });
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
  const { body, headers } = await direct.ask('/api/admin/validate-token', { headers: claims });
  const seen = readSeen(body).headers;
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(headers['x-request-id']).toBe(seen['x-request-id']);
});

test('a trusted balancer is believed about the address and the protocol, one before it is not', async () => {
  const headers = { ...claims, 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' };
  const { body } = await behindBalancer.ask('/api/admin/validate-token', { headers });
  expect(readSeen(body).headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
});

const signInFrom = (address: string) =>
  behindBalancer.ask('/api/admin/login', { method: 'POST', headers: { 'X-Forwarded-For': address } });

test('only the sender of a flood is slowed down, with a sentence and a time', async () => {
  const flood = await Promise.all(Array.from({ length: 60 }, () => signInFrom('203.0.113.1')));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(JSON.parse(refused[0]?.body.toString() ?? '')).toHaveProperty('message');
  expect((await signInFrom('203.0.113.2')).status).toBe(200);
});

test.each(['/api/enquiry', '/contact-us', '/api/admin/blog/proxyfile'])(
  'a flood to %s is slowed down',
  async (path) => {
    const headers = { 'X-Forwarded-For': '203.0.113.3' };
    const flood = await Promise.all(
      Array.from({ length: 90 }, () => behindBalancer.ask(path, { method: 'POST', headers })),
    );
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    expect((await behindBalancer.ask(path, { headers })).status).toBe(200);
  },
);

test('one household with many IPv6 addresses is one sender', async () => {
  const addresses = Array.from({ length: 60 }, (_, n) => `2001:db8:1:2:${n}:1:1:1`);
  const flood = await Promise.all(addresses.map(signInFrom));
  expect(flood.some(({ status }) => status === 429)).toBe(true);
});

test('the log is JSON and tells nothing about people', async () => {
  await direct.ask('/blogs?search=my-illness', {
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

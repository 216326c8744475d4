import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { startNameServer } from './name-server.ts';
import { startService } from './service.ts';

const PAGE = '/services';
const ASSET = '/assets/entry.0a1b2c.js';
const API = '/api/blog-latest';
const cache = temporaryFolder('studio-nginx-cache');
const RENEWED_EACH_SECOND = 'public, max-age=1, s-maxage=1';
let nginx: Nginx;
let forget = () => {};

/** As a stopped container is: its name is unknown. */
beforeAll(async () => {
  const service = await startService('frontend');
  service.answer = (_request, response) =>
    response.writeHead(200, { 'Cache-Control': RENEWED_EACH_SECOND }).end('before');
  const url = service.url.replace('127.0.0.1', 'service.test');
  const start = (resolver: string) =>
    startNginx({ FRONTEND_URL: url, BACKEND_URL: url, RESOLVER: resolver, CACHE_DIR: cache.path });
  const names = await startNameServer();
  const before = await start(names.address);
  await Promise.all([PAGE, ASSET, API].map((path) => before.request(path)));
  await before.stop();
  names.stop();
  await service.stop();
  const none = await startNameServer([]);
  forget = none.stop;
  nginx = await start(none.address);
});
afterAll(async () => {
  await nginx.stop();
  forget();
  cache.remove();
});

const read = async (path: string) => {
  const { status, headers, body } = await nginx.request(path);
  return `${status} ${String(headers['x-cache'])} ${body.toString()}`;
};

test.each([PAGE, ASSET, API])(
  'while the name of its service is unknown, %s comes from the cache',
  async (path) => {
    await expect.poll(() => read(path), { timeout: 20_000 }).toBe('200 STALE before');
  },
);

test.each([
  ['/about-us', 'text/html; charset=utf-8'],
  ['/assets/other.0a1b2c.js', 'text/html; charset=utf-8'],
  ['/api/blog-index', 'application/json'],
  ['/api/enquiry', 'application/json'],
])('what the cache lacks of it, such as %s, is not available', async (path, type) => {
  const { status, headers, body } = await nginx.request(path);
  expect([status, headers['content-type']]).toEqual([503, type]);
  expect(body.toString()).toContain('The service is not available just now.');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { readSeen, type StandIn, startService } from './service.ts';

let nginx: Nginx;
let store: StandIn;
let backend: StandIn;

beforeAll(async () => {
  [store, backend] = [await startService('store'), await startService('backend')];
  nginx = await startNginx({
    FRONTEND_URL: backend.url,
    BACKEND_URL: backend.url,
    STORE_URL: `${store.url}/studio`,
  });
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all([store.stop(), backend.stop()]);
});

test('a picture comes straight from the store, with its validators and its time', async () => {
  const caching = 'public, max-age=31536000, immutable';
  store.answer = (_request, response) =>
    response
      .writeHead(200, {
        ETag: '"1"',
        'Cache-Control': caching,
        'Content-Type': 'image/webp',
        'X-Amz-Request-Id': '1',
      })
      .end('picture');
  const { status, headers, body } = await nginx.request('/api/uploads/abc.webp', {
    headers: {
      Range: 'bytes=0-3',
      'If-None-Match': '"0"',
      Cookie: 'admin_session=x',
      Authorization: 'Bearer x',
    },
  });
  expect([status, body.toString()]).toEqual([200, 'picture']);
  expect(headers).toMatchObject({ etag: '"1"', 'cache-control': caching, 'content-type': 'image/webp' });
  expect(headers['x-amz-request-id']).toBeUndefined();
  const asked = store.requests.at(-1);
  expect(asked?.url).toBe('/studio/uploads/abc.webp');
  expect(asked?.headers).toMatchObject({ range: 'bytes=0-3', 'if-none-match': '"0"' });
  expect(asked?.headers).not.toHaveProperty('cookie');
  expect(asked?.headers).not.toHaveProperty('authorization');
});

test.each([403, 404, 500, 503])('what the store answers with %i the backend is asked for', async (status) => {
  store.answer = (_request, response) => response.writeHead(status).end('<Error/>');
  const { status: answered, body } = await nginx.request('/api/uploads/abc.avif');
  expect(answered).toBe(200);
  expect(readSeen(body)).toMatchObject({ service: 'backend', url: '/api/uploads/abc.avif' });
});

test.each(['/api/uploads/../secret', '/api/uploads/a/b', '/api/uploads/%2e%2e%2fsecret'])(
  'no other place of the store is reached with %s',
  async (path) => {
    const before = store.requests.length;
    await nginx.request(path);
    expect(store.requests).toHaveLength(before);
  },
);

test.each(['PUT', 'DELETE', 'POST', 'PATCH'])('nothing of the store is changed with %s', async (method) => {
  const before = store.requests.length;
  const { status, body } = await nginx.request('/api/uploads/abc.webp', { method, body: 'mine' });
  expect(status).toBe(405);
  expect(JSON.parse(body.toString())).toEqual({ message: 'This address can only be read.' });
  expect(store.requests).toHaveLength(before);
});

test('a part beyond the end of a picture is refused in our words, not in those of the store', async () => {
  store.answer = (_request, response) =>
    response.writeHead(416, { 'Content-Type': 'application/xml' }).end('<Error/>');
  const { status, body } = await nginx.request('/api/uploads/abc.webp', { headers: { Range: 'bytes=9-' } });
  expect([status, JSON.parse(body.toString())]).toEqual([
    416,
    { message: 'There is no such part of this file.' },
  ]);
});

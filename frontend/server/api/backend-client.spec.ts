import { expect, test } from 'vitest';
import { BackendClient } from './backend-client.ts';
import { nobody, upstream } from '../test/upstream.ts';

test('an unchanged answer is not sent again, and a changed one is never missed', async () => {
  let version = 1;
  const statuses: number[] = [];
  const origin = await upstream((request, response) => {
    response.setHeader('ETag', `"${version}"`);
    response.statusCode = request.headers['if-none-match'] === `"${version}"` ? 304 : 200;
    statuses.push(response.statusCode);
    response.end(response.statusCode === 200 ? JSON.stringify({ version }) : undefined);
  });
  const backend = new BackendClient(origin);
  await backend.get('blog');
  expect(await backend.get('blog')).toMatchObject({ status: 200, body: { version: 1 }, etag: '"1"' });
  version = 2;
  expect(await backend.get('blog')).toMatchObject({ status: 200, body: { version: 2 }, etag: '"2"' });
  expect(statuses).toEqual([200, 304, 200]);
});

test('an answer without an ETag is requested each time', async () => {
  let calls = 0;
  const origin = await upstream((_request, response) => response.end(JSON.stringify({ calls: ++calls })));
  const backend = new BackendClient(origin);
  await backend.get('blog');
  expect((await backend.get('blog')).body).toEqual({ calls: 2 });
});

test('a connection that the backend closed as it was used again is no failure', async () => {
  let calls = 0;
  const origin = await upstream((request, response) => {
    calls += 1;
    if (calls === 2) request.socket.destroy();
    else response.end('{}');
  });
  const backend = new BackendClient(origin);
  await backend.get('blog');
  expect((await backend.get('blog')).status).toBe(200);
});

test.each([1, 65])('a silent backend is waited for no longer than said, by %i reads', async (reads) => {
  const origin = await upstream((request, response) => {
    if (request.url !== '/api/silent') response.end('{}');
  });
  const backend = new BackendClient(origin, 500);
  await Promise.all(Array.from({ length: reads }, () => backend.read('blog')));
  const startedAt = performance.now();
  const results = await Promise.allSettled(Array.from({ length: reads }, () => backend.read('silent')));
  expect(performance.now() - startedAt).toBeLessThan(1000);
  const reason = new Error('The backend did not answer silent in time.');
  expect(results).toEqual(results.map(() => ({ status: 'rejected', reason })));
});

test('nobody there is an error', async () => {
  await expect(new BackendClient(await nobody()).get('blog')).rejects.toThrow('ECONNREFUSED');
});

test('an answer that is no JSON is an error', async () => {
  const origin = await upstream((_request, response) => response.end('<html>'));
  await expect(new BackendClient(origin).get('blog')).rejects.toThrow('JSON');
});

test('the content is read once for many pages, and a refusal is no content', async () => {
  const paths: (string | undefined)[] = [];
  const answers = [500, 200];
  const origin = await upstream((request, response) => {
    paths.push(request.url);
    response.statusCode = answers.shift() ?? 200;
    response.end('{"data":{}}');
  });
  await expect(new BackendClient(origin).get('content')).rejects.toThrow('500');
  const backend = new BackendClient(origin);
  await Promise.all([backend.get('content'), backend.get('content')]);
  expect(paths).toEqual(['/api/content', '/api/content']);
});

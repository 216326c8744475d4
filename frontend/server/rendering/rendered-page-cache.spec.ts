import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { readOnce } from './read-once.ts';
import { RenderedPageCache, type ApiEtags } from './rendered-page-cache.ts';
import { RenderedPage } from './rendered-page.ts';
import { nobody, upstream } from '../test/upstream.ts';

const forEverybody: [string, string][] = [['Cache-Control', 'public, max-age=0']];
const page = (status = 200, headers = forEverybody) => new RenderedPage({ status, headers, body: '<p>' });

async function changing() {
  const content = { etag: '"1"' };
  const origin = await upstream((_request, response) => response.setHeader('ETag', content.etag).end('{}'));
  return { content, pages: new RenderedPageCache(), backend: new BackendClient(origin) };
}

test('a page is sent again while the answers it was rendered from are the same', async () => {
  const { content, pages, backend } = await changing();
  const made = page();
  pages.set('/blogs', made, new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs', backend)).toBe(made);
  content.etag = '"2"';
  expect(await pages.get('/blogs', backend)).toBeUndefined();
});

test('a page rendered from no answer is always sent again', async () => {
  const backend = new BackendClient(await nobody());
  const pages = new RenderedPageCache();
  const made = page();
  pages.set('/', made, new Map());
  expect(await pages.get('/', backend)).toBe(made);
});

test('while the backend is away no page rendered from its answers is sent', async () => {
  const backend = new BackendClient(await nobody());
  const pages = new RenderedPageCache();
  pages.set('/blogs', page(), new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs', backend)).toBeUndefined();
});

test('what could not be read for a cached page is not asked for again in the same visit', async () => {
  let calls = 0;
  const origin = await upstream((request) => {
    calls += 1;
    request.socket.destroy();
  });
  const visit = readOnce(new BackendClient(origin));
  const pages = new RenderedPageCache();
  pages.set('/blogs', page(), new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs', visit)).toBeUndefined();
  await expect(visit.get('blog')).rejects.toThrow('socket hang up');
  expect(calls).toBe(1);
});

test('pages have a limited size together: the least recently used go first', () => {
  const pages = new RenderedPageCache();
  const large = new RenderedPage({ status: 200, headers: forEverybody, body: 'x'.repeat(7_000_000) });
  for (const path of ['/1', '/2', '/3']) pages.set(path, large, new Map());
  expect(pages.addresses).toEqual(['/3', '/2']);
});

const nothing: ApiEtags = new Map();

test.each([
  ['not found', page(404), nothing],
  ['for one visitor', page(200, [['Cache-Control', 'private, no-store']]), nothing],
  ['for one visitor and for all', page(200, [['Cache-Control', 'public, no-store']]), nothing],
  ['rendered from an answer without an ETag', page(), new Map([['blog', undefined]])],
])('a page that is %s is not cached', async (_why, made, etags) => {
  const { pages, backend } = await changing();
  pages.set('/x', made, etags);
  expect(await pages.get('/x', backend)).toBeUndefined();
});

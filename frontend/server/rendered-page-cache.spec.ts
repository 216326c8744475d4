import { expect, test } from 'vitest';
import { BackendClient } from './backend-client.ts';
import { RenderedPageCache, type ApiEtags } from './rendered-page-cache.ts';
import { RenderedPage } from './rendered-page.ts';
import { nobody, upstream } from './test/upstream.ts';

const forEverybody: [string, string][] = [['Cache-Control', 'public, max-age=0']];
const page = (status = 200, headers = forEverybody) => new RenderedPage({ status, headers, body: '<p>' });

async function changing() {
  const content = { etag: '"1"' };
  const origin = await upstream((_request, response) => response.setHeader('ETag', content.etag).end('{}'));
  return { content, pages: new RenderedPageCache(new BackendClient(origin)) };
}

test('a page is sent again while the answers it was rendered from are the same', async () => {
  const { content, pages } = await changing();
  const made = page();
  pages.set('/blogs', made, new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs')).toBe(made);
  content.etag = '"2"';
  expect(await pages.get('/blogs')).toBeUndefined();
});

test('a page rendered from no answer is always sent again', async () => {
  const pages = new RenderedPageCache(new BackendClient(await nobody()));
  const made = page();
  pages.set('/', made, new Map());
  expect(await pages.get('/')).toBe(made);
});

test('while the backend is away no page rendered from its answers is sent', async () => {
  const pages = new RenderedPageCache(new BackendClient(await nobody()));
  pages.set('/blogs', page(), new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs')).toBeUndefined();
});

test('pages have a limited size together: the least recently used go first', async () => {
  const pages = new RenderedPageCache(new BackendClient(await nobody()));
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
  const { pages } = await changing();
  pages.set('/x', made, etags);
  expect(await pages.get('/x')).toBeUndefined();
});

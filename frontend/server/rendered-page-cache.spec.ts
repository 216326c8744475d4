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

test('a page is shown again while what it was made of is the same', async () => {
  const { content, pages } = await changing();
  const made = page();
  pages.set('/blogs', made, new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs')).toBe(made);
  content.etag = '"2"';
  expect(await pages.get('/blogs')).toBeUndefined();
});

test('a page made of nothing but itself is always the same', async () => {
  const pages = new RenderedPageCache(new BackendClient(await nobody()));
  const made = page();
  pages.set('/', made, new Map());
  expect(await pages.get('/')).toBe(made);
});

test('while the backend is away no page made of its answers is shown', async () => {
  const pages = new RenderedPageCache(new BackendClient(await nobody()));
  pages.set('/blogs', page(), new Map([['blog', '"1"']]));
  expect(await pages.get('/blogs')).toBeUndefined();
});

const nothing: ApiEtags = new Map();

test.each([
  ['not found', page(404), nothing],
  ['for one visitor', page(200, [['Cache-Control', 'private, no-store']]), nothing],
  ['for one visitor and for all', page(200, [['Cache-Control', 'public, no-store']]), nothing],
  ['made of an answer without a name', page(), new Map([['blog', undefined]])],
])('a page that is %s is not kept', async (_why, made, reads) => {
  const { pages } = await changing();
  pages.set('/x', made, reads);
  expect(await pages.get('/x')).toBeUndefined();
});

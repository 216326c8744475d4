import { expect, test } from 'vitest';
import { Backend } from './backend.ts';
import { KeptPages, type Reads } from './kept-pages.ts';
import { ReadyPage } from './ready-page.ts';
import { nobody, upstream } from './test/upstream.ts';

const forEverybody: [string, string][] = [['Cache-Control', 'public, max-age=0']];
const page = (status = 200, headers = forEverybody) => new ReadyPage({ status, headers, body: '<p>' });

async function changing() {
  const content = { etag: '"1"' };
  const origin = await upstream((_request, response) => response.setHeader('ETag', content.etag).end('{}'));
  return { content, pages: new KeptPages(new Backend(origin)) };
}

test('a page is shown again while what it was made of is the same', async () => {
  const { content, pages } = await changing();
  const made = page();
  pages.keep('/blogs', made, new Map([['blog', '"1"']]));
  expect(await pages.find('/blogs')).toBe(made);
  content.etag = '"2"';
  expect(await pages.find('/blogs')).toBeUndefined();
});

test('a page made of nothing but itself is always the same', async () => {
  const pages = new KeptPages(new Backend(await nobody()));
  const made = page();
  pages.keep('/', made, new Map());
  expect(await pages.find('/')).toBe(made);
});

test('while the backend is away no page made of its answers is shown', async () => {
  const pages = new KeptPages(new Backend(await nobody()));
  pages.keep('/blogs', page(), new Map([['blog', '"1"']]));
  expect(await pages.find('/blogs')).toBeUndefined();
});

const nothing: Reads = new Map();

test.each([
  ['not found', page(404), nothing],
  ['for one visitor', page(200, [['Cache-Control', 'private, no-store']]), nothing],
  ['for one visitor and for all', page(200, [['Cache-Control', 'public, no-store']]), nothing],
  ['made of an answer without a name', page(), new Map([['blog', undefined]])],
])('a page that is %s is not kept', async (_why, made, reads) => {
  const { pages } = await changing();
  pages.keep('/x', made, reads);
  expect(await pages.find('/x')).toBeUndefined();
});

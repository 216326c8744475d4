import { expect, test } from 'vitest';
import { type PageContent, RenderedPage } from './rendered-page.ts';
import { withSharedCaching } from './shared-caching.ts';

const FOR_EVERYBODY = 'public, max-age=0, must-revalidate';

function cachingOf(status: number, caching: string, etag: string | undefined = '"1"'): string[] {
  const headers: PageContent['headers'] = [
    ['Content-Type', 'text/html'],
    ['cache-control', caching],
  ];
  const page = withSharedCaching({ status, headers, body: '', etags: new Map([['blog', etag]]) });
  return page.headers.flatMap(([name, value]) => (name.toLowerCase() === 'cache-control' ? [value] : []));
}

test.each([
  ['a page for everybody', 200, FOR_EVERYBODY],
  ['that there is no such page', 404, 'no-store, max-age=0'],
])('%s may be cached by NGINX for seconds, in one header', (_what, status, caching) => {
  const found = cachingOf(status, caching);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/s-maxage=5, stale-while-revalidate=30/);
});

test.each([false, true])('a page that NGINX caches is kept by the service as well (light: %s)', (isLight) => {
  const headers: PageContent['headers'] = [['Cache-Control', FOR_EVERYBODY]];
  const page = { status: 200, headers, body: '', etags: new Map([['blog', '"1"']]) };
  expect(new RenderedPage(withSharedCaching(page, isLight)).isForEverybody).toBe(true);
});

test('where a page went is cached for a second only, so that who comes by an old address is counted', () => {
  expect(cachingOf(301, 'no-store, max-age=0')).toEqual(['s-maxage=1']);
});

test.each([
  ['for one visitor', 200, 'private, no-store'],
  ['that failed', 503, FOR_EVERYBODY],
  ['that failed inside', 500, 'no-store'],
])('a page %s is as it was', (_which, status, caching) => {
  expect(cachingOf(status, caching)).toEqual([caching]);
});

test('a page made without an answer of the backend is as it was', () => {
  const headers: PageContent['headers'] = [['Cache-Control', FOR_EVERYBODY]];
  const page = { status: 200, headers, body: '', etags: new Map([['blog', undefined]]) };
  expect(withSharedCaching(page)).toBe(page);
});

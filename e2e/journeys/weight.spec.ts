import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';

// A phone with a sharp screen: the one that waits longest and asks for the larger pictures.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Bytes, compressed by gzip, of all files of a kind that a page may load before anything is touched. */
const SCRIPT = 120_000;
const STYLE = 20_000;
const FONTS = { files: 3, bytes: 130_000, preloaded: 2 };

for (const [name, path] of publicPages) {
  test(`${name} is light, and has nothing of the staff area's`, async ({ page, post }) => {
    const loaded = await loadedBy(page, path(post));
    const scripts = await bodies(loaded.filter((response) => /\.js$/.test(response.url())));
    expect(gzipped(scripts)).toBeLessThan(SCRIPT);
    expect(scripts.filter((script) => /ql-editor|\/api\/admin\//.test(script.toString()))).toEqual([]);
    expect(gzipped(await bodies(loaded.filter((response) => /\.css$/.test(response.url()))))).toBeLessThan(
      STYLE,
    );
    const fonts = await bodies(loaded.filter((response) => /\.woff2$/.test(response.url())));
    expect(fonts.length).toBeLessThanOrEqual(FONTS.files);
    expect(Buffer.concat(fonts).length).toBeLessThan(FONTS.bytes);
    const preloaded = await page.locator('link[rel=preload][as=font]').count();
    expect(preloaded).toBeLessThanOrEqual(FONTS.preloaded);
  });
}

test('all that the home page sends before it is scrolled is less than 350 kB, but for the film at the end', async ({
  page,
}) => {
  expect(await transferred(page, '/')).toBeLessThan(350_000);
});

test('all that a blog of the samples sends before it is scrolled is less than 300 kB', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/blog-latest')).json();
  const sample = data.find(({ feature_image }: { feature_image: string }) => feature_image);
  expect(await transferred(page, `/blog/${sample.slug}`)).toBeLessThan(300_000);
});

/** Every answer that came until nothing more was asked for. */
async function loadedBy(page: Page, path: string): Promise<Response[]> {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return loaded;
}

const bodies = (loaded: Response[]) => Promise.all(loaded.map((response) => response.body()));
const gzipped = (files: Buffer[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0);

/** Bytes on the wire, headers and all. */
async function transferred(page: Page, path: string): Promise<number> {
  const loaded = await loadedBy(page, path);
  const seen = loaded.filter((response) => response.request().resourceType() !== 'media');
  const sizes = await Promise.all(seen.map((response) => response.request().sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
}

import { gzipSync } from 'node:zlib';
import { devices, expect, type Page, type Response } from '@playwright/test';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';
import { watchFetching } from './fetching.ts';
import { openHydrated } from './hydration.ts';

const SCREEN = { width: 390, height: 844 };

// A phone with a sharp screen: the one that waits longest and asks for the larger pictures.
test.use({ ownContext: true, ...devices['Pixel 7'], viewport: SCREEN, screen: SCREEN, deviceScaleFactor: 2 });

/** Bytes, compressed by gzip, of all files of a kind that a page may load before anything is touched. */
const SCRIPT = 126_000;
/** With the form, which must be there when the line is not. */
const SCRIPT_WITH_FORM = 131_000;
const STYLE = 20_000;
/** The fourth file is the sign of the rupee alone. */
const FONTS = { files: 4, bytes: 130_000, preloaded: 2 };

for (const [name, path] of publicPages) {
  test(`${name} is light, and has nothing of the staff area's`, async ({ page, post }) => {
    const loaded = await loadedBy(page, path(post));
    const scripts = await bodies(loaded.filter((response) => response.url().endsWith('.js')));
    expect(gzipped(scripts)).toBeLessThan(name === 'Contact Us' ? SCRIPT_WITH_FORM : SCRIPT);
    expect(scripts.filter((script) => /ql-editor|\/api\/admin\//.test(script.toString()))).toEqual([]);
    expect(gzipped(await bodies(loaded.filter((response) => response.url().endsWith('.css'))))).toBeLessThan(
      STYLE,
    );
    const fonts = await bodies(loaded.filter((response) => response.url().endsWith('.woff2')));
    expect(fonts.length).toBeLessThanOrEqual(FONTS.files);
    expect(Buffer.concat(fonts).length).toBeLessThan(FONTS.bytes);
    const preloaded = await page.locator('link[rel=preload][as=font]').count();
    expect(preloaded).toBeLessThanOrEqual(FONTS.preloaded);
  });
}

test(
  'all that the home page sends before it is scrolled is less than 350 kB',
  { tag: '@whole-browser' },
  async ({ page }) => {
    expect(await transferred(page, '/')).toBeLessThan(350_000);
  },
);

test(
  'all that a blog of the samples sends before it is scrolled is less than 308 kB',
  { tag: '@whole-browser' },
  async ({ page }) => {
    const sample = '/blog/what-a-three-bedroom-flat-really-costs';
    expect(await transferred(page, sample)).toBeLessThan(308_000);
  },
);

for (const [path, limit] of [
  ['/', 350_000],
  ['/projects', 600_000],
] as const) {
  test(`all that ${path} sends to a visit that is light on data is less than ${limit / 1000} kB`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    const films: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
    expect(await transferred(page, path, toTheEnd)).toBeLessThan(limit);
    expect(films).toEqual([]);
  });
}

/** Every answer that came until nothing more was asked for. */
async function loadedBy(page: Page, path: string): Promise<Response[]> {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  const allFetched = watchFetching(page);
  await openHydrated(page, path);
  await allFetched();
  return loaded;
}

const bodies = (loaded: Response[]) => Promise.all(loaded.map((response) => response.body()));
const gzipped = (files: Buffer[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0);

/** Bytes on the wire, headers and all, without the film, which comes when everything else is there. */
async function transferred(page: Page, path: string, then = async (_page: Page) => {}): Promise<number> {
  const network = await page.context().newCDPSession(page);
  const films = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ type, requestId }) => type === 'Media' && films.add(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!films.has(requestId)) bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  const allFetched = watchFetching(page);
  await openHydrated(page, path);
  await allFetched();
  await then(page);
  await allFetched();
  return bytes;
}

/** As a visitor reads: one screen after the other. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });
}

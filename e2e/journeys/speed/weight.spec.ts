import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { devices, expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { watchFetching } from '../browser/fetching.ts';
import { openHydrated } from '../browser/hydration.ts';

const SCREEN = { width: 390, height: 844 };

// A phone with a sharp screen: the one that waits longest and asks for the larger pictures.
test.use({
  ownContext: true,
  contextOptions: { reducedMotion: 'no-preference' },
  ...devices['Pixel 7'],
  viewport: SCREEN,
  screen: SCREEN,
  deviceScaleFactor: 2,
});

const SAMPLE = '/blog/what-a-three-bedroom-flat-really-costs';
/** Upright, for a phone. */
const FILM = 900_000;

/** Ten packets of 1,460 bytes (RFC 6928), and what a page's headers take of them. */
const FIRST_ROUND_TRIP = 14_600;
const HEADERS = 1_100;

test(
  'all but the names of files comes in a connection’s first round trip: the studio, the list, a blog of the samples and the form',
  { tag: '@whole-browser' },
  async ({ request }) => {
    for (const path of ['/about-us', '/blogs', SAMPLE, '/contact-us']) {
      const page = brotliCompressSync(await (await request.get(path)).body());
      const first = page.subarray(0, FIRST_ROUND_TRIP - HEADERS);
      const come = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
      expect.soft(come.toString(), path).toContain('<template id="preloads">');
    }
  },
);

test(
  'all that the home page sends before it is scrolled is less than 300 kB',
  { tag: '@whole-browser' },
  async ({ page }) => {
    expect(await transferred(page, '/')).toBeLessThan(300_000);
  },
);

test(
  'all that a blog of the samples sends before it is scrolled is less than 308 kB',
  { tag: '@whole-browser' },
  async ({ page }) => {
    expect(await transferred(page, SAMPLE)).toBeLessThan(308_000);
  },
);

test('the film on a phone is cut for it', { tag: '@whole-browser' }, async ({ page }) => {
  const film = page.waitForResponse((response) => response.request().resourceType() === 'media');
  await page.goto('/');
  const size = Number((await (await film).headerValue('content-range'))?.split('/')[1]);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(FILM);
});

test('a headline is set in its own face, the sign of the rupee in it too', async ({ page }) => {
  await page.goto('/what-it-costs');
  await page.evaluate(() => document.fonts.ready);
  const headline = page.getByRole('heading', { level: 1 });
  await headline.evaluate((element) => element.append('₹'));
  await page.evaluate(() => document.fonts.ready);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is styled by its HTML alone', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.resourceType()));
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '300');
    expect(loaded).not.toContain('stylesheet');
  });
});

for (const [path, limit] of [
  ['/', 270_000],
  ['/projects', 300_000],
] as const) {
  test(`all that ${path} sends to a visit that is light on data is less than ${limit / 1000} kB`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    const films: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
    expect(await transferred(page, path, toTheEnd)).toBeLessThan(limit);
    expect(films).toEqual([]);
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
  });
}

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

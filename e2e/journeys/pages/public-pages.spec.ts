import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { publicPages } from '../../site/public-pages.ts';
import { complaintsOf } from '../browser/complaints.ts';
import { test } from '../setup/fixtures.ts';
import { watchFetching } from '../browser/fetching.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { violationsIn } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { parsePage } from '../browser/served-page.ts';
import { scrollThrough, shiftsOf, STILL, watchShifts } from '../browser/shifts.ts';

test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Bytes, compressed by gzip, of the script that a page may load before anything is touched. */
const UNTOUCHED = 4_500;
/** And of all of it, once it is wanted: at once where a form must be there when the line is not. */
const SCRIPT = 102_000;
const SCRIPT_WITH_FORM = 108_500;
const AT_ONCE = ['/contact-us', '/thank-you'];
const STYLE = 13_500;
/** The fifth file is the sign of the rupee alone. */
const FONTS = { files: 5, bytes: 60_000, first: 16_000 };

// One visit for all that can be seen in it: to load a page costs more than to look at it.
for (const [name, path] of publicPages) {
  test(
    `${name} is whole, lies still, can be read by everybody and says nothing to the console`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      const complaints = complaintsOf(page);
      const allFetched = watchFetching(page);
      await watchShifts(page);
      const answer = await openHydrated(page, path);
      await allFetched();
      await test.step('the server had sent all its headings', async () => {
        expect.soft(await headingsOf(page)).toEqual(headingsIn(await answer?.text()));
      });
      await test.step('nothing moves while it loads and is scrolled through', async () => {
        await scrollThrough(page);
        await allFetched();
        expect.soft(await shiftsOf(page)).toBeLessThan(STILL);
      });
      await test.step('it sets no cookie', async () => {
        expect.soft(await context.cookies()).toEqual([]);
      });
      await expectNoViolation(page);
      expect(complaints).toEqual([]);
    },
  );

  test(
    `${name} is light on a phone, can be read by everybody and loses nothing with large letters`,
    { tag: '@phone' },
    async ({ page }) => {
      const complaints = complaintsOf(page);
      const loaded: Response[] = [];
      page.on('response', (response) => loaded.push(response));
      const allFetched = watchFetching(page);
      await page.goto(path);
      await allFetched();
      const untouched = gzipped(await bodiesOf(loaded, '.js'));
      if (!AT_ONCE.includes(path)) expect.soft(untouched).toBeLessThan(UNTOUCHED);
      await untilHydrated(page);
      await allFetched();
      await expectLight(page, loaded, name === 'Contact Us' ? SCRIPT_WITH_FORM : SCRIPT);
      await expectNoViolation(page);
      await expectNothingLost(page);
      expect(complaints).toEqual([]);
    },
  );
}

async function expectLight(page: Page, loaded: Response[], scriptLimit: number): Promise<void> {
  const filesOf = (ending: string) => bodiesOf(loaded, ending);
  const scripts = await filesOf('.js');
  expect.soft(gzipped(scripts)).toBeLessThan(scriptLimit);
  expect.soft(scripts.filter((script) => /ql-editor|\/api\/admin\//.test(script.toString()))).toEqual([]);
  const inPage = Buffer.from(await page.locator('head > style').innerText());
  expect.soft(gzipped([inPage, ...(await filesOf('.css'))])).toBeLessThan(STYLE);
  const fonts = await filesOf('.woff2');
  expect.soft(fonts.length).toBeLessThanOrEqual(FONTS.files);
  expect.soft(Buffer.concat(fonts).length).toBeLessThan(FONTS.bytes);
  const preloaded = page.locator('link[rel=preload][as=font]');
  await expect.soft(preloaded).toHaveCount(1);
  const [first] = await filesOf(`${await preloaded.getAttribute('href')}`);
  expect.soft(first?.length).toBeLessThan(FONTS.first);
}

function bodiesOf(loaded: Response[], ending: string): Promise<Buffer[]> {
  const ofKind = loaded.filter((response) => response.url().endsWith(ending));
  return Promise.all(ofKind.map((response) => response.body()));
}

const gzipped = (files: Buffer[]) => files.reduce((sum, file) => sum + gzipSync(file).length, 0);

/** Of the page at rest. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await violationsIn(page)).toEqual([]);
}

const headingsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { includeHidden: true })
    .evaluateAll((found) => found.map((heading) => heading.textContent));

function headingsIn(html = ''): string[] {
  const { all, textOf } = parsePage(html);
  const inMain = all('main').flatMap((main) => all('*', main));
  return inMain.filter(({ name }) => /^h[1-6]$/.test(name)).map(textOf);
}

import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

test('Back leads to the same place of the list, Forward to the same place of the post', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const readMore = page.getByRole('link', { name: /^Read More/ }).nth(3);
  await readMore.focus();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 450));
  expect(await restingPlace(page)).toBe(450);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => scrollY(page)).toBe(place);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(450);
});

test('a new page begins at its top, with the focus on its heading and its title read out', async ({
  page,
}) => {
  await openHydrated(page, '/blogs');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /^Read More/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a link to a part of a page leads there, and Back to where it was followed', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Homes and offices in Noida' }).focus();
  const place = await restingPlace(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#interiors');
  await expect(page.getByRole('heading', { name: 'Interiors with a difference' })).toBeInViewport();
  await restingPlace(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(place);
});

test(
  'the browser keeps every page as it was left for the way back',
  { tag: '@whole-browser' },
  async ({ playwright, launchOptions, baseURL, post }) => {
    // Playwright switches the keeping off, to be asked for each page.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    for (const path of ['/', '/blogs', `/blog/${post.slug}`, '/contact-us', '/thank-you']) {
      // A browser short of memory or time lets go of any page: only one that it never keeps is at fault.
      await expect(async () => {
        await page.goto(path);
        await page.evaluate(() => {
          window.name = 'left';
          window.addEventListener('pageshow', ({ persisted }) => {
            window.name = persisted ? 'kept' : 'loaded';
          });
        });
        await page.goto('/no-such-page');
        await page.evaluate(() => window.history.back());
        const state = () => page.evaluate(() => window.name).catch(() => '');
        await expect.poll(state, { message: path, timeout: 5_000 }).toBe('kept');
      }).toPass({ timeout: 20_000 });
    }
    await browser.close();
  },
);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The router notes a place when the page has come to rest there. */
async function restingPlace(page: Page): Promise<number> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state).includes(`"y":${window.scrollY}}`)))
    .toBe(true);
  return scrollY(page);
}

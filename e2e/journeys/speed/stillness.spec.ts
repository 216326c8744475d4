import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { watchFetching } from '../browser/fetching.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { scrollThrough, shiftsOf, STILL, watchShifts } from '../browser/shifts.ts';

test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } });

test('nothing moves on the way from page to page', async ({ page }) => {
  const allFetched = watchFetching(page);
  await watchShifts(page);
  await openHydrated(page, '/');
  await allFetched();
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.filter({ hasText: 'Residential Design' }).click();
  await expect(page).toHaveURL('/services?category=residential-design');
  await links.filter({ hasText: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  // The address changes before the page does.
  await page.goBack();
  await expect(heading(page, 'Services')).toBeVisible();
  await page.goBack();
  await expect(farDown(page)).toBeAttached();
  await touchUntilHydrated(page, () => page.evaluate(() => window.dispatchEvent(new Event('focusin'))));
  await allFetched();
  expect(await shiftsOf(page)).toBeLessThan(STILL);
});

test('nothing moves on the home page while it is scrolled through after another', async ({ page }) => {
  const allFetched = watchFetching(page);
  await watchShifts(page);
  await openHydrated(page, '/privacy-policy');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(farDown(page)).toBeAttached();
  await touchUntilHydrated(page, () => scrollThrough(page));
  await scrollThrough(page);
  await allFetched();
  expect(await shiftsOf(page)).toBeLessThan(STILL);
});

test('a page whose foot is still on its way keeps the place of the rail free', async ({ page, request }) => {
  const [begun = ''] = (await (await request.get('/')).text()).split('<footer');
  await page.route('/', (route) => route.fulfill({ body: begun, contentType: 'text/html' }));
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Quick contact' })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('padding-right', '60px');
});

test('nothing moves when the fonts come late', async ({ page }) => {
  const allFetched = watchFetching(page);
  const waiting: Route[] = [];
  let isShown = false;
  await page.route('**/*.woff2', (route) => (isShown ? route.continue() : void waiting.push(route)));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isShown = true;
  await Promise.all(waiting.map((route) => route.continue()));
  await page.evaluate(() => document.fonts.ready);
  await untilHydrated(page);
  await allFetched();
  expect(await shiftsOf(page)).toBeLessThan(STILL);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const farDown = (page: Page) => page.getByRole('heading', { name: 'Interiors with a difference' });

/** What moves soon after a key is not counted. */
async function touchUntilHydrated(page: Page, touch: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await touch();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: 1_000 });
  }).toPass();
}

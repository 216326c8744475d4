import { expect, type Page, type Route } from '@playwright/test';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';
import { watchFetching } from './fetching.ts';
import { openHydrated, untilHydrated } from './hydration.ts';

test.use({ ownContext: true });

const LIMIT = 0.02;

for (const [name, path] of publicPages) {
  test(`nothing moves on ${name} while it loads and is scrolled through`, async ({ page, post }) => {
    const allFetched = watchFetching(page);
    await watchShifts(page);
    await openHydrated(page, path(post));
    await allFetched();
    await scrollThrough(page);
    await allFetched();
    expect(await shiftsOf(page)).toBeLessThan(LIMIT);
  });
}

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
  await allFetched();
  expect(await shiftsOf(page)).toBeLessThan(LIMIT);
});

test('nothing moves on the home page while it is scrolled through after another', async ({ page }) => {
  const allFetched = watchFetching(page);
  await watchShifts(page);
  await openHydrated(page, '/privacy-policy');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(farDown(page)).toBeAttached();
  await scrollThrough(page);
  await allFetched();
  expect(await shiftsOf(page)).toBeLessThan(LIMIT);
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
  expect(await shiftsOf(page)).toBeLessThan(LIMIT);
});

declare global {
  interface Window {
    shifts: number;
  }
}

/** Adds up what moves by itself: not what follows from a touch or a key. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = { hadRecentInput: false, value: 0, ...entry.toJSON() };
        if (!hadRecentInput) window.shifts += value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const farDown = (page: Page) => page.getByRole('heading', { name: 'Interiors with a difference' });
const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { keepFirstPicture } from '../browser/keep-first-picture.ts';

test(
  'pictures that could not be read are asked for again, and the focus stays where they are',
  { tag: '@own-context' },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    await keepFirstPicture(page, 'Pale Ash');
    await page.route('**/api/projects/**', (route) => route.abort());
    await openHydrated(page, '/shortlist');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/projects/**');
    await retry.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pale Ash', level: 2 })).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  },
);

test(
  'whoever cannot send pictures that were not read is led to a form without them',
  { tag: '@own-context' },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    await keepFirstPicture(page, 'Pale Ash');
    await page.route('**/api/projects/**', (route) => route.abort());
    await openHydrated(page, '/shortlist/send');
    await page.getByRole('link', { name: 'Send an enquiry without pictures' }).click();
    await expect(page).toHaveURL('/contact-us');
  },
);

test(
  'the form below the pictures comes when the line returns, though it was gone just before',
  { tag: '@own-context' },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    await keepFirstPicture(page, 'Pale Ash');
    let isGone = false;
    await page.route('**/api/projects/**', async (route) => {
      await route.fulfill({ response: await route.fetch() });
      isGone = true;
    });
    await page.route('**/assets/**/*.js', (route) => (isGone ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/shortlist/send');
    await failed;
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    isGone = false;
    await page.unroute('**/assets/**/*.js');
    // The page learns of the failure a moment after the browser tells of it.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
  },
);

import { expect } from '@playwright/test';
import { complaintsOf } from '../browser/complaints.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { expectNoViolation, violationsIn } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';

/** What pages show besides what every visitor is given first: public-pages.spec.ts looks at that. */
const screens = [
  '/projects?type=home&size=small',
  '/projects?type=office&size=small',
  '/what-it-costs?type=office',
  '/services?category=turnkey-solution',
  '/blogs?search=nothing-like-it',
  '/blog/no-such-post',
  '/no-such-page',
];

for (const screen of screens) {
  test(`${screen} can be read by everybody, also with large letters, and says nothing to the console`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await openHydrated(page, screen);
    await expectNoViolation(page);
    await expectNothingLost(page);
    expect(complaints).toEqual([]);
  });
}

for (const screen of ['/projects/the-verandah-flat', '/what-it-costs']) {
  test(`${screen}, light on data, has no accessibility violation`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await openHydrated(page, screen);
    await expectNoViolation(page);
  });
}

test('the open biography has no accessibility violation', async ({ page }) => {
  await openHydrated(page, '/about-us');
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'dialog[open]');
});

test('menu and enquiry have no accessibility violation and lose nothing with large letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/blogs');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violationsIn(page, 'dialog[open]')).toEqual([]);
  await expectNothingLost(page);
  await page.keyboard.press('Escape');
  const rail = page.getByRole('complementary', { name: 'Quick contact' });
  await rail.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page.getByRole('button', { name: 'Ask for a call' })).toBeVisible();
  await expectNothingLost(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await expectNoViolation(page, 'dialog[open]');
});

test('the lightbox has no accessibility violation, and says nothing to the console', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, '/projects');
  await page.getByRole('button', { name: 'Open picture 1 of 11 large' }).click();
  await expect(page.getByRole('dialog').getByText('Image 1 of 11')).toBeVisible();
  await expectNoViolation(page, '[role="dialog"]');
  expect(complaints).toEqual([]);
});

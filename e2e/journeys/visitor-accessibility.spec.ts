import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { violationsIn } from './no-violation.ts';

// Text that is still fading in has, for that moment, too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/',
  '/projects',
  '/projects?type=home&size=small',
  '/projects?type=office&size=small',
  '/projects/the-verandah-flat',
  '/what-it-costs',
  '/what-it-costs?type=office',
  '/blogs',
  '/blogs?search=nothing-like-it',
  '/about-us',
  '/services',
  '/services?category=office-interiors',
  '/disclaimer',
  '/privacy-policy',
  '/contact-us',
  '/thank-you',
  '/no-such-page',
];

/** The browser's own report of a page that is missing on purpose. */
const STATUS_404 = /^error: Failed to load resource: the server responded with a status of 404/;

for (const screen of screens) {
  test(`${screen} has no accessibility violation and says nothing to the console`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(screen);
    const violations = await violationsIn(page);
    expect(violations).toEqual([]);
    expect(complaints.filter((complaint) => !STATUS_404.test(complaint))).toEqual([]);
  });
}

for (const screen of ['/', '/projects', '/what-it-costs']) {
  test(`${screen}, light on data, has no accessibility violation`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await openHydrated(page, screen);
    const violations = await violationsIn(page);
    expect(violations).toEqual([]);
  });
}

test('a post has no accessibility violation', async ({ page, post }) => {
  await page.goto(`/blog/${post.slug}`);
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
});

test('the open biography has no accessibility violation', async ({ page }) => {
  await openHydrated(page, '/about-us');
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
});

test('the enquiry has no accessibility violation', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const rail = page.getByRole('complementary', { name: 'Quick contact' });
  await rail.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page.getByRole('button', { name: 'Ask for a call' })).toBeVisible();
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
});

test('the menu has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
});

test('the lightbox has no accessibility violation', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, '/projects');
  await page.getByRole('button', { name: 'Open picture 1 of 11 large' }).click();
  await expect(page.getByRole('dialog').getByText('Image 1 of 11')).toBeVisible();
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

/** What the page says to the console from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

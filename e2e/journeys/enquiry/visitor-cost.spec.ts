import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { watchFetching } from '../browser/fetching.ts';
import { openHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';

const size = (page: Page) => page.getByRole('slider', { name: 'How large, in square feet?' });
const chart = (page: Page) => page.getByRole('group', { name: 'Your range among our finished projects' });
const spoken = (page: Page) => page.getByRole('main').getByRole('status').last();

test('three questions are answered by keyboard alone, the figure is read out, and nothing is sent', async ({
  page,
}) => {
  const allFetched = watchFetching(page);
  await openHydrated(page, '/what-it-costs');
  await allFetched();
  await expect(page.getByRole('main')).toContainText(
    /₹21 to 25 lakh\s*for a home of 1,500 sq ft, middle grade/,
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    // Parts of the page's own script load while it is read.
    if (!request.url().includes('/assets/')) asked.push(request.url());
  });
  await size(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(size(page)).toHaveAttribute('aria-valuetext', '1,520 square feet');
  await page.keyboard.press('PageUp');
  await expect(size(page)).toHaveAttribute('aria-valuetext', '1,720 square feet');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Plain/ })).toBeChecked();
  await expect(spoken(page)).toHaveText(/^₹\d+ to \d+ lakh for a home of 1,520 sq ft, plain grade$/);
  expect(asked).toEqual([]);
  expect(page.url()).toMatch(/\/what-it-costs$/);
});

const returns: [string, (page: Page) => Promise<unknown>, string[]][] = [
  ['a reload', (page) => page.reload(), ['@every-engine']],
  // Playwright waits in vain for the page that Firefox has kept.
  ['the way back', async (page) => [await page.goto('/privacy-policy'), await page.goBack()], []],
];
for (const [name, comeBack, tag] of returns)
  test(
    `after ${name} the form and the figure are of the office that was chosen, before anything is touched`,
    { tag },
    async ({ page }) => {
      await openHydrated(page, '/what-it-costs');
      await page.getByRole('radio', { name: 'An office' }).check();
      await page.getByRole('radio', { name: /^Full/ }).check();
      await expect(size(page)).toHaveAttribute('max', '5000');
      await size(page).press('PageUp');
      await comeBack(page);
      await expect(size(page)).toHaveValue('2700');
      await expect(page.getByRole('radio', { name: 'An office' })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Full/ })).toBeChecked();
      await expect(page.getByRole('heading', { name: 'What offices like yours cost' })).toBeVisible();
      await expect(chart(page)).toContainText('yours, 2,700 sq ft');
    },
  );

test('on a laptop the third question comes into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openHydrated(page, '/what-it-costs');
  await size(page).focus();
  await page.keyboard.press('Tab');
  const third = page.getByRole('radio', { name: /^Middle/ });
  await expect(third).toBeFocused();
  await expect(third).toBeInViewport();
});

test('in forced colours the slider has the colour of the text, and the header a ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/what-it-costs');
  const fill = await size(page).evaluate((slider) => getComputedStyle(slider).getPropertyValue('--fill'));
  expect(fill).toMatch(/^CanvasText$/i);
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', /, 0\)$/);
});

test('an office of a size and grade that few have is given a sentence and no figure', async ({ page }) => {
  await openHydrated(page, '/what-it-costs');
  await page.getByRole('radio', { name: 'An office' }).check();
  await page.getByRole('radio', { name: /^Plain/ }).check();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What offices like yours cost' })).toBeVisible();
  await expect(size(page)).toHaveAttribute('aria-valuetext', '2,200 square feet');
  await expect(
    main.getByText('We have not finished an office of this size in this grade.', { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Send us your plan' })).toBeVisible();
  await expect(main.getByText(/₹\d+ to/)).toHaveCount(0);
  await expect(main.getByRole('table')).toHaveCount(0);
});

test('the projects behind the figure stand in a table, and published ones lead to their page', async ({
  page,
}) => {
  await openHydrated(page, '/what-it-costs');
  const dot = chart(page).getByRole('link', { name: 'Pale Ash: 1,520 sq ft, 24 lakh' });
  await expect(dot).toHaveAttribute('href', '/projects/pale-ash');
  const box = await dot.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const table = page.getByRole('table', { name: 'The projects behind this figure' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('row', { name: 'Pale Ash 1,520 sq ft' })).toContainText('₹24 lakh');
  await expect(page.getByText(/^Based on 5 homes we finished between 2023 and 2025/)).toBeVisible();
});

test('a chart in which names would cover each other has none', async ({ page }) => {
  await openHydrated(page, '/what-it-costs');
  const name = chart(page).getByText('Pale Ash');
  await expect(name).toBeVisible();
  for (const width of [1024, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(name).toBeHidden();
  }
});

test('an enquiry about the range carries the three answers', async ({ page, rows }) => {
  const email = uniqueAddress();
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/what-it-costs');
  await page.getByRole('link', { name: 'Ask us about this range' }).click();
  const modal = page.getByRole('dialog', { name: 'Enquire' });
  const about = 'About: a home of 1,500 sq ft, middle grade. The site showed ₹21 to 25 lakh.';
  await expect(modal.getByText(about)).toBeVisible();
  await modal.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await modal.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98100 12345');
  await modal.getByRole('textbox', { name: 'Email' }).fill(email);
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page).toHaveURL('/thank-you');
  const stored = await rows('SELECT message, page FROM enquiry WHERE email = $1', email);
  expect(stored).toEqual([{ message: `What is it for? A home\n${about}`, page: '/what-it-costs' }]);
  await rows('DELETE FROM enquiry WHERE email = $1', email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server draws the same figure, and the contact page is given the answers', async ({ page }) => {
    await page.goto('/what-it-costs');
    await page.getByRole('radio', { name: /^Plain/ }).check();
    await page.getByRole('button', { name: 'Show the range' }).click();
    await expect(page).toHaveURL('/what-it-costs?type=home&size=1500&grade=plain');
    await expect(page.getByRole('main')).toContainText('for a home of 1,500 sq ft, plain grade');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/what-it-costs$/);
    await page.getByRole('link', { name: 'Ask us about this range' }).click();
    await expect(page).toHaveURL('/contact-us?type=home&size=1500&grade=plain');
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue('About: a home of 1,500 sq ft, plain grade.');
  });
});

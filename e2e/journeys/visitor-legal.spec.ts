import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

for (const [path, title] of [
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy Policy'],
] as const) {
  test(`${title} is only its text, the wordmark and a way home`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Dehleez Interiors`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.getByRole('link', { name: 'Dehleez Interiors' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`${title} is found in the footer of every page`, async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('whoever wants to withdraw a consent can write to the studio from the policy', async ({ page }) => {
  await page.goto('/privacy-policy');
  const [withdrawing, complaining] = await page.getByRole('link', { name: 'hello@example.com' }).all();
  for (const link of [withdrawing, complaining])
    await expect(link ?? page.locator('none')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText('Data Protection Board of India')).toBeVisible();
});

test('where nothing counts visits the policy does not speak of it, and no cookie is set', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/blogs', '/contact-us', '/thank-you', '/privacy-policy']) await page.goto(path);
  await expect(
    page.getByText('The site works without cookies, and sets none to know its visitors by.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Counting visits' })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('on paper a post is what there is to read, and who wrote it', async ({ page, post }) => {
  await page.goto(`/blog/${post.slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: post.heading })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('hello@example.com')).toBeVisible();
  for (const role of ['navigation', 'button', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('on paper the contact page is where the studio is and how to ring it', async ({ page }) => {
  await page.goto('/contact-us');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('Sector 63, Noida').first()).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 120 000 0000' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

// Text that is still fading in has, for that moment, too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('signing in has no accessibility violation', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the list of blogs has no accessibility violation', async ({ staffPage }) => {
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  expect((await new AxeBuilder({ page: staffPage }).analyze()).violations).toEqual([]);
});

test('the form of a blog has no accessibility violation', async ({ staffPage, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(staffPage.getByRole('textbox', { name: 'Blog Content' })).toBeVisible();
  await expect(staffPage.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(post.heading);
  expect((await new AxeBuilder({ page: staffPage }).analyze()).violations).toEqual([]);
});

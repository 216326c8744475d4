import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

test('a token that was taken back leads to the sign-in page', async ({ staffPage }) => {
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  await staffPage.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    await fetch('/api/admin/logout', { method: 'POST', headers });
  });
  await staffPage.getByRole('link', { name: 'Add Blog' }).click();
  await expect(staffPage).toHaveURL('/admin/login');
  expect(await staffPage.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a server that cannot be reached signs nobody out', async ({ staffPage }) => {
  await staffPage.route('**/api/admin/**', (route) => route.abort());
  await staffPage.goto('/admin');
  await expect(staffPage.getByText('You are still signed in')).toBeVisible();
  expect(await staffPage.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
});

test('signing out clears the session and signs out the other tabs', async ({ staffPage }) => {
  await staffPage.goto('/admin');
  const other = await staffPage.context().newPage();
  await other.goto('/admin/add-blog');
  await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await staffPage.bringToFront();
  await staffPage.getByRole('button', { name: 'Profile' }).click();
  await staffPage.getByRole('button', { name: 'Logout' }).click();
  await expect(staffPage).toHaveURL('/admin/login');
  const kept = await staffPage.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('auth'))).toEqual([]);
  await expect(other).toHaveURL('/admin/login');
});

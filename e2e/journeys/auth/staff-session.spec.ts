import { expect } from '@playwright/test';
import { signInPage, test } from '../setup/fixtures.ts';

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

test('who is blocked is told why the session is over, until they have read it', async ({
  page,
  colleague,
  rows,
}) => {
  await signInPage(page, colleague);
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();
  await rows(
    `WITH blocked AS (UPDATE admin SET blocked_at = now() WHERE email = $1 RETURNING id)
     UPDATE session SET revoked_at = now() WHERE admin_id = (SELECT id FROM blocked)`,
    colleague.email,
  );
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/admin/login');
  const told = page.getByRole('alert').filter({ hasText: 'Your account is blocked' });
  await expect(told).toBeVisible();
  await page.getByLabel('Email address').fill(colleague.email);
  await page.getByLabel('Password', { exact: true }).fill(colleague.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);
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

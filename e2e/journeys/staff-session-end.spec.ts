import { expect, type Page } from '@playwright/test';
import { admin } from '../../testing/actors/admin-account.ts';
import { test } from './fixtures.ts';

test.use({ ownContext: true });

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('two minutes before its end a session can be renewed in place, in all tabs at once', async ({
  staffPage,
  context,
}) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('In the middle of a sentence');
  const other = await context.newPage();
  await other.goto('/admin');
  await staffPage.clock.fastForward('27:00');
  await expect(staffPage.getByText('You will be signed out in')).toHaveCount(0);
  await staffPage.clock.fastForward('01:05');
  await title(staffPage).evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(staffPage.getByText('You will be signed out in 2 minutes.')).toBeInViewport();
  await expect(staffPage.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  const before = await staffPage.evaluate(() => localStorage.getItem('authToken'));
  await staffPage.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = staffPage.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/\.$/);
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(staffPage.getByText('You will be signed out in')).toHaveCount(0);
  await expect(title(staffPage)).toHaveValue('In the middle of a sentence');
  expect(await staffPage.evaluate(() => localStorage.getItem('authToken'))).not.toBe(before);
  await other.getByRole('link', { name: 'Add Blog' }).click();
  await expect(title(other)).toBeVisible();
});

test('at its end a session is cleared, and what was written waits for the next one', async ({
  staffPage,
}) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('Cut off');
  await staffPage.clock.fastForward('30:01');
  await expect(staffPage).toHaveURL('/admin/login');
  for (const key of ['authToken', 'authExpiry'])
    expect(await staffPage.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await staffPage.getByLabel('Email address').fill(admin.email);
  await staffPage.getByLabel('Password', { exact: true }).fill(admin.password);
  await staffPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(staffPage).toHaveURL('/admin/add-blog');
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(staffPage)).toHaveValue('Cut off');
});

import { expect } from '@playwright/test';
import { signInPage, test } from '../setup/fixtures.ts';

test('a session elsewhere is seen and ended, alone or with all others, and this one stays', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInPage(elsewhere, staff);
  await elsewhere.goto('/admin');
  await expect(elsewhere.getByRole('table')).toBeVisible();
  await signInPage(page, staff);
  await page.goto('/admin/account');
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expect(places.getByRole('listitem').filter({ hasText: 'this one' })).toHaveCount(1);
  await places.getByRole('button', { name: 'End the session' }).click();
  const question = page.getByRole('dialog', { name: 'End the session' });
  await question.getByLabel('Your password', { exact: true }).fill('not the password');
  await question.getByRole('button', { name: 'End', exact: true }).click();
  await expect(question.getByText('That is not your password.')).toBeVisible();
  await question.getByLabel('Your password', { exact: true }).fill(staff.password);
  await question.getByRole('button', { name: 'End', exact: true }).click();
  await expect(places.getByText('One place')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Add Blog' }).click();
  await expect(elsewhere).toHaveURL('/admin/login');
  await signInPage(elsewhere, staff);
  await elsewhere.close();
  await places.getByRole('button', { name: 'End all others' }).click();
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(staff.password);
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('Everywhere else is signed out.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

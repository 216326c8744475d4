import { expect } from '@playwright/test';
import { signInPage, test } from './fixtures.ts';

test('a session elsewhere is seen and ended, and this one stays', async ({
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
  await expect(places.getByText('One place')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Add Blog' }).click();
  await expect(elsewhere).toHaveURL('/admin/login');
  await elsewhere.close();
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import type { adminAccount } from '../../../testing/actors/admin-account.ts';
import { test } from '../setup/fixtures.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const carryOn = (page: Page) => page.getByRole('button', { name: 'Carry on with them' });

async function signIn(page: Page, { email, password }: typeof adminAccount): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Once it is known what is offered. */
async function openNewBlog(page: Page): Promise<void> {
  await page.goto('/admin');
  const readsDrafts = page.waitForResponse('**/api/admin/drafts?*');
  await page.getByRole('link', { name: 'Add Blog' }).click();
  await readsDrafts;
  await expect(title(page)).toHaveValue('');
}

test('what somebody left on a shared browser waits for them while a colleague uses it', async ({
  page,
  staff,
  colleague,
}) => {
  await page.route('**/api/admin/drafts/**', (route) => route.abort());
  await page.goto('/admin/login');
  await signIn(page, staff);
  await openNewBlog(page);
  await title(page).fill('Half a thought');
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await signIn(page, colleague);
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Half a thought')).toHaveCount(0);
  await openNewBlog(page);
  await expect(carryOn(page)).toHaveCount(0);
  await signOut(page);
  await signIn(page, staff);
  await openNewBlog(page);
  await carryOn(page).click();
  await expect(title(page)).toHaveValue('Half a thought');
});

import { expect } from '@playwright/test';
import { adminAccount } from '../../../testing/actors/admin-account.ts';
import { test } from '../setup/fixtures.ts';

test('signing in needs an address and a password, says once why it failed, and is not sent twice', async ({
  page,
}) => {
  await page.goto('/admin/login');
  const address = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  await expect(address).toHaveAttribute('type', 'email');
  for (const field of [address, password]) await expect(field).toHaveAttribute('required', '');
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await address.fill(adminAccount.email);
  await address.press('ControlOrMeta+a');
  await address.press('ControlOrMeta+c');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue(adminAccount.email);
  for (const [answer, sentence] of [
    [{ status: 429, json: { message: 'Not so fast.' } }, 'Not so fast.'],
    [{ status: 400, body: '' }, 'Invalid email or password'],
  ] as const) {
    await page.route('**/api/admin/login', (route) => route.fulfill(answer));
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await expect(toast.filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  }
  await page.route('**/api/admin/login', () => undefined);
  await password.fill(adminAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('on a phone a refusal that is told again and again stands once, beside what is pressed next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, body: '' }));
  await page.goto('/admin/login');
  await page.getByLabel('Email address').fill(adminAccount.email);
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  for (const wrong of ['wrong', 'wrong again']) {
    await page.getByLabel('Password', { exact: true }).fill(wrong);
    const answer = page.waitForResponse('**/api/admin/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answer;
    await expect(told).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Forgot password?' }).click({ trial: true, timeout: 2_000 });
});

test('guarded pages lead to the sign-in without a token and with one that is over', async ({ page }) => {
  await page.goto('/admin/add-blog');
  await expect(page).toHaveURL('/admin/login');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'a token of yesterday');
    localStorage.setItem('authExpiry', '1000');
  });
  await page.goto('/admin/add-blog');
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('signing in keeps the token and its end, thirty minutes ahead', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email address').fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/today');
  const left = await page.evaluate(() => Number(localStorage.getItem('authExpiry')) - Date.now());
  expect(Math.round(left / 60_000)).toBe(30);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page before a session says that it is needed, and offers nothing that would not work', async ({
    page,
  }) => {
    for (const path of ['login', 'forgot-password', 'new-password', 'join']) {
      await page.goto(`/admin/${path}`);
      // Not by its text, which is not looked for in a noscript.
      const sentence = page.locator('noscript strong');
      await expect(sentence).toBeVisible();
      await expect(sentence).toHaveText(/^The staff area needs JavaScript\./);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

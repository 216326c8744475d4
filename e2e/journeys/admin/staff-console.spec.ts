import { expect } from '@playwright/test';
import { complaintsOf } from '../browser/complaints.ts';
import { test } from '../setup/fixtures.ts';

// What the console says on the screens of staff is listened to while each is tried at every width.
test('the console of the sign-in is silent', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

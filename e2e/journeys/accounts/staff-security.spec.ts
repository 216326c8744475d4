import { expect } from '@playwright/test';
import { signInPage, test } from '../setup/fixtures.ts';
import { lookInHistory } from '../browser/history.ts';

const SECURITY = '/admin/history?kind=security';

test('a password that somebody else has set asks to be changed until it is, but not of those who write', async ({
  page,
  colleague,
  rows,
}) => {
  await rows('UPDATE admin SET password_is_temporary = true WHERE email = $1', colleague.email);
  await signInPage(page, colleague);
  const notice = page.getByRole('complementary', { name: 'Your password' });
  await page.goto('/admin/add-blog');
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/admin/bin');
  await expect(notice).toContainText('Your password was set by somebody else.');
  await notice.getByRole('link', { name: 'Choose a password' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
  await page.getByLabel('Present password', { exact: true }).fill(colleague.password);
  await page.getByLabel('New password', { exact: true }).fill('oak and red marble');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Enquiries' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeFocused();
  await expect(notice).toBeHidden();
});

test('staff see who signed in, from where, and who tried to', async ({ page, colleague, request }) => {
  await request.post('/api/admin/login', { multipart: { ...colleague, password: 'not the password' } });
  await signInPage(page, colleague);
  await page.goto('/admin/history');
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL(SECURITY);
  const failed = page.getByRole('row', { name: colleague.email }).filter({ hasText: 'sign-in failed' });
  await lookInHistory(page, failed, SECURITY);
  await expect(failed).toContainText(/Somebody\s*from 10\.\d+\.\d+\.0\/24/);
  const signedIn = page.getByRole('row', { name: colleague.email }).filter({ hasText: 'signed in' });
  await lookInHistory(page, signedIn, SECURITY);
  await expect(signedIn.first()).toBeVisible();
  await page.getByRole('link', { name: 'Blogs and enquiries' }).click();
  await expect(page.getByRole('row', { name: 'signed in' })).toHaveCount(0);
});

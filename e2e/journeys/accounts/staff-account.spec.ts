import { expect } from '@playwright/test';
import { signInPage, test } from '../setup/fixtures.ts';
import { lookInHistory } from '../browser/history.ts';

test('staff see who is signed in, and reach their account and the history from their name', async ({
  staffPage,
  staff,
  post,
}) => {
  await staffPage.goto('/admin');
  await staffPage.getByRole('button', { name: 'Profile of' }).click();
  await expect(staffPage.getByText(staff.email).last()).toBeVisible();
  await staffPage.getByRole('link', { name: 'History' }).click();
  await expect(staffPage.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
  const entry = staffPage.getByRole('row', { name: post.heading });
  await lookInHistory(staffPage, entry);
  await expect(entry).toContainText('blog added');
  await entry.getByRole('link', { name: post.heading }).click();
  await expect(staffPage).toHaveURL(`/admin/edit-blog/${post.id}`);
});

test('staff give themselves the name that colleagues see', async ({ staffPage, staff }) => {
  await staffPage.goto('/admin/account');
  await staffPage.getByLabel('Your name').fill('Meera Rao');
  await staffPage.getByRole('button', { name: 'Save the name' }).click();
  await expect(staffPage.getByText(`Meera Rao, ${staff.email}, owner`)).toBeVisible();
  await expect(staffPage.getByRole('button', { name: 'Profile of Meera Rao' })).toBeVisible();
});

test('a password is not changed by somebody who does not know the present one', async ({ staffPage }) => {
  await staffPage.goto('/admin/account');
  await staffPage.getByLabel('Present password', { exact: true }).fill('not the password');
  await staffPage.getByLabel('New password', { exact: true }).fill('a new and longer password');
  await staffPage.getByRole('button', { name: 'Change password' }).click();
  const present = staffPage.getByLabel('Present password', { exact: true });
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription(/\.$/);
});

test('a new password that is too short is refused beside its field', async ({ staffPage, staff }) => {
  await staffPage.goto('/admin/account');
  await staffPage.getByLabel('Present password', { exact: true }).fill(staff.password);
  await staffPage.getByLabel('New password', { exact: true }).fill('short');
  await staffPage.getByRole('button', { name: 'Change password' }).click();
  const next = staffPage.getByLabel('New password', { exact: true });
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(next).toHaveAttribute('type', 'password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
});

test('a new password signs out everywhere else at once, and is the one to sign in with', async ({
  page,
  browser,
  baseURL,
  colleague,
}) => {
  await signInPage(page, colleague);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInPage(elsewhere, colleague);
  await elsewhere.goto('/admin');
  await expect(elsewhere.getByRole('table')).toBeVisible();

  const password = 'oak and red marble';
  await page.goto('/admin/account');
  await page.getByLabel('Present password', { exact: true }).fill(colleague.password);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Add Blog' }).click();
  await expect(elsewhere).toHaveURL('/admin/login');
  const signIn = (typed: string) =>
    page.request.post('/api/admin/login', { multipart: { ...colleague, password: typed } });
  expect([(await signIn(colleague.password)).status(), (await signIn(password)).status()]).toEqual([
    401, 200,
  ]);
  await elsewhere.close();
});

test('the history is filtered by person, by what was done and by time, and saved as a file', async ({
  staffPage,
  staff,
  colleague,
  rows,
}) => {
  const insert = `INSERT INTO audit_entry (who, action, subject_type, subject, at)
    VALUES ($1, 'blog changed', 'blog', $2, $3)`;
  const old = `Of long ago, ${staff.email}`;
  await rows(insert, colleague.email, old, '2026-01-05T10:00:00Z');
  await rows(insert, colleague.email, `Of now, ${staff.email}`, new Date());
  await staffPage.goto('/admin/history');
  await staffPage.getByLabel('Who', { exact: true }).selectOption(colleague.email);
  await expect(staffPage.getByRole('row', { name: staff.email })).toHaveCount(2);
  const what = staffPage.getByLabel('What', { exact: true });
  await what.selectOption('blog added');
  await expect(staffPage.getByRole('row', { name: staff.email })).toHaveCount(0);
  await what.selectOption('blog changed');
  await expect(staffPage.getByRole('row', { name: staff.email })).toHaveCount(2);
  await staffPage.getByLabel('Until').focus();
  await staffPage.keyboard.type('01052026');
  await expect(staffPage.getByRole('row', { name: staff.email })).toHaveCount(1);
  await expect(staffPage.getByRole('row', { name: old })).toBeVisible();
  const download = staffPage.waitForEvent('download');
  await staffPage.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).createReadStream();
  const lines = (await file.toArray()).join('').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(old);
});

import { expect, type Page } from '@playwright/test';
import { type Rows, test } from '../setup/fixtures.ts';

test.use({ ownContext: true });

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** As if the password had been given this morning. */
async function ageSignIn(rows: Rows, email: string): Promise<void> {
  await rows(
    `UPDATE session SET password_given_at = now() - interval '13 hours'
     WHERE admin_id = (SELECT id FROM admin WHERE email = $1)`,
    email,
  );
}

test('two minutes before its end a press keeps the session going, without the password', async ({
  staffPage,
}) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('In the middle of a sentence');
  await staffPage.clock.fastForward('28:05');
  const end = staffPage.getByText('Signed in until');
  const before = await end.innerText();
  await staffPage.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(staffPage.getByText('You stay signed in.')).toBeVisible();
  await expect(staffPage.getByText('You will be signed out in')).toHaveCount(0);
  await expect(title(staffPage)).toHaveValue('In the middle of a sentence');
  await expect(end).not.toHaveText(before);
});

test('twelve hours after the password it is asked again, in place and for all tabs at once', async ({
  staffPage,
  staff,
  context,
  rows,
}) => {
  await ageSignIn(rows, staff.email);
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('In the middle of a sentence');
  const other = await context.newPage();
  await other.goto('/admin');
  await staffPage.clock.fastForward('27:00');
  const notice = staffPage.getByRole('region', { name: 'Session' });
  await expect(notice).toHaveCount(0);
  await staffPage.clock.fastForward('01:05');
  await title(staffPage).evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(notice.getByText('You will be signed out in 2 minutes.')).toBeInViewport();
  await expect(staffPage.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  const before = await staffPage.evaluate(() => localStorage.getItem('authToken'));
  await staffPage.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = staffPage.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/\.$/);
  await dialog.getByLabel('Password', { exact: true }).fill(staff.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(title(staffPage)).toHaveValue('In the middle of a sentence');
  expect(await staffPage.evaluate(() => localStorage.getItem('authToken'))).not.toBe(before);
  await other.getByRole('link', { name: 'Add Blog' }).click();
  await expect(title(other)).toBeVisible();
});

test('at its end a session is cleared, and what was written waits for the next one', async ({
  staffPage,
  staff,
}) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('Cut off');
  await staffPage.clock.fastForward('30:01');
  await expect(staffPage).toHaveURL('/admin/login');
  for (const key of ['authToken', 'authExpiry'])
    expect(await staffPage.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await staffPage.getByLabel('Email address').fill(staff.email);
  await staffPage.getByLabel('Password', { exact: true }).fill(staff.password);
  await staffPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(staffPage).toHaveURL('/admin/add-blog');
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(staffPage)).toHaveValue('Cut off');
});

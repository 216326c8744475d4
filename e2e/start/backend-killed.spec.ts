import { expect, type Page } from '@playwright/test';
import { admin } from '../../testing/actors/admin-account.ts';
import { test } from './fixtures.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('what somebody types while the backend is killed is kept here, arrives once it is back, and outlives the browser too', async ({
  page,
  context,
  killable: site,
}) => {
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel('Email address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.goto(`${site.url}/admin/add-blog`);
  await title(page).pressSequentially('Oak');
  await expect(page.getByText('Draft saved at')).toBeVisible();

  site.kill('backend');
  await title(page).pressSequentially(', typed while nobody listened', { delay: 20 });
  await expect(page.getByText('Saved on this device at')).toBeVisible();
  await expect(title(page)).toHaveValue('Oak, typed while nobody listened');
  await site.recover();
  await title(page).pressSequentially(', and after');
  const typed = 'Oak, typed while nobody listened, and after';
  await expect
    .poll(() => site.rows(`SELECT content->>'heading' AS heading FROM writing_draft`))
    .toEqual([{ heading: typed }]);
  await expect(page.getByText('Draft saved at')).toBeVisible();

  site.kill('backend');
  await title(page).pressSequentially('!');
  await page.close();
  await site.recover();
  const next = await context.newPage();
  await next.goto(`${site.url}/admin/add-blog`);
  await next.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(next)).toHaveValue(`${typed}!`);
});

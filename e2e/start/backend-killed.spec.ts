import { expect, type Page } from '@playwright/test';
import { adminAccount } from '../../testing/actors/admin-account.ts';
import { copiesHere } from '../journeys/browser/copies-here.ts';
import { test } from './fixtures.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('what somebody types while the backend is killed is kept here, arrives once it is back, and outlives the browser too', async ({
  page,
  context,
  killable: site,
}) => {
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel('Email address').fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.goto(`${site.url}/admin/add-blog`);
  await title(page).pressSequentially('Oak');
  await expect(page.getByText('Draft saved at')).toBeVisible();

  site.kill('backend');
  await title(page).pressSequentially(', typed while nobody listened', { delay: 20 });
  const kept = 'Oak, typed while nobody listened';
  await expect.poll(() => copiesHere(page)).toEqual([expect.stringContaining(kept)]);
  await expect(title(page)).toHaveValue(kept);
  await site.recover();
  await title(page).pressSequentially(', and after');
  const typed = `${kept}, and after`;
  await expect
    .poll(() => site.rows(`SELECT content->>'heading' AS heading FROM writing_draft`))
    .toEqual([{ heading: typed }]);
  await expect(page.getByText('Draft saved at')).toBeVisible();

  site.kill('backend');
  await title(page).pressSequentially('!');
  await expect.poll(() => copiesHere(page)).toEqual([expect.stringContaining(`${typed}!`)]);
  await page.close();
  await site.recover();
  const next = await context.newPage();
  await next.goto(`${site.url}/admin/add-blog`);
  await next.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(next)).toHaveValue(`${typed}!`);
});

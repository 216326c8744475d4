import { expect } from '@playwright/test';
import { signInPage, test } from '../setup/fixtures.ts';

test('an owner gives somebody another role, and they see only what it includes', async ({
  page,
  browser,
  baseURL,
  staff,
  colleague,
  post,
}) => {
  await signInPage(page, staff);
  await page.goto('/admin/people');
  const role = page.getByRole('combobox', { name: `Role of ${colleague.email}` });
  await role.selectOption('Leads');
  await expect(page.getByText(`${colleague.email} has the role Leads now.`)).toBeVisible();
  await expect(role).toHaveValue('leads');
  const own = page.getByRole('row', { name: staff.email });
  await expect(own).toContainText('Owner');
  await expect(own.getByRole('combobox')).toHaveCount(0);

  const theirs = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInPage(theirs, colleague);
  await theirs.goto(`/admin?search=${encodeURIComponent(post.heading)}`);
  const profile = theirs.getByRole('button', { name: 'Profile of' });
  await expect(profile).toBeVisible();
  const row = theirs.getByRole('row', { name: post.heading });
  await expect(row.getByRole('link')).toHaveAttribute('href', `/blog/${post.slug}`);
  await expect(theirs.getByRole('link', { name: 'Add Blog' })).toHaveCount(0);
  const bar = theirs.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(bar.getByRole('link')).toHaveText([/^Today/, /^Enquiries/, 'Blogs', 'Projects']);
  await profile.click();
  await expect(theirs.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'People' })).toHaveCount(0);
  await theirs.goto('/admin/pictures');
  await expect(theirs.getByRole('heading', { name: 'Your role does not include this' })).toBeVisible();
  await theirs.close();
});

test('what is for owners is not shown to leads: list, evidence and erasing of a person', async ({
  staffPage,
  staff,
  enquirer,
  rows,
}) => {
  const acts = ['Download CSV', 'Evidence of this consent', 'Erase this person'];
  await staffPage.goto(`/admin/enquiries?search=${enquirer.email}`);
  for (const name of acts) await expect(staffPage.getByRole('button', { name })).toBeVisible();
  await rows(`UPDATE admin SET role = 'leads' WHERE email = $1`, staff.email);
  await staffPage.reload();
  await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  // Only then is it known who has signed in.
  await expect(staffPage.getByRole('button', { name: 'Profile of' })).toBeVisible();
  for (const name of acts) await expect(staffPage.getByRole('button', { name })).toHaveCount(0);
});

import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../setup/fixtures.ts';
import { insertPictures } from '../browser/insert-pictures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { addPictures } from '../setup/pictures-of-post.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('signing in has no accessibility violation, also when it fails', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expectNoViolation(page);
  await page.route('**/login', (route) => route.abort());
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolation(page);
});

test('the list of blogs, its menu, its pictures and its question have no accessibility violation', async ({
  staffPage,
  post,
  request,
}) => {
  await addPictures(request, post);
  await staffPage.goto('/admin');
  const row = staffPage.getByRole('row', { name: post.heading });
  await expect(row).toBeVisible();
  await staffPage.getByRole('button', { name: 'Profile of' }).click();
  await expectNoViolation(staffPage);
  await staffPage.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Open feature image of' }).click();
  await expect(staffPage.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoViolation(staffPage, '[role="dialog"]');
  await staffPage.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(staffPage.getByRole('dialog')).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('a blog that was deleted, the bin and its question have no accessibility violation', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto('/admin');
  const row = staffPage.getByRole('row', { name: post.heading });
  await row.getByRole('button', { name: 'Delete' }).click();
  await staffPage.getByRole('button', { name: 'Delete blog' }).click();
  await expect(staffPage.getByText('lies in the bin for 30 days')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Open the bin' }).click();
  await expect(row).toBeVisible();
  await expectNoViolation(staffPage);
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Delete this blog for good?' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('an empty list and a blog that is not there have no accessibility violation', async ({ staffPage }) => {
  const pagination = { page: 1, pages: 1, limit: 5, total: 0 };
  await staffPage.route('**/api/admin/blog?*', (route) => route.fulfill({ json: { data: [], pagination } }));
  await staffPage.goto('/admin');
  await expect(staffPage.getByText('No blogs found.')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.goto('/admin/edit-blog/2000000000');
  await expect(staffPage.getByText('Blog not found.')).toBeVisible();
  await expectNoViolation(staffPage);
});

test('a list that cannot be loaded has no accessibility violation', async ({ staffPage }) => {
  await staffPage.route('**/api/admin/**', (route) => route.abort());
  await staffPage.goto('/admin');
  const message = staffPage.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(message.filter({ hasText: 'Failed to fetch blogs' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the form of a blog has no accessibility violation, also with what it refuses', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(content(staffPage)).toBeVisible();
  await expect(title(staffPage)).toHaveValue(post.heading);
  await expectNoViolation(staffPage);
  const save = staffPage.getByRole('button', { name: 'Save', exact: true });
  await staffPage.getByRole('radio', { name: 'Scheduled' }).check({ force: true });
  await save.click();
  await expect(staffPage.getByLabel('Goes live')).toBeFocused();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('radio', { name: 'Published' }).check({ force: true });
  await title(staffPage).fill('');
  await save.click();
  await expect(title(staffPage)).toBeFocused();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('pictures on their way, refused and to be cut, and the editor’s link, have no accessibility violation', async ({
  staffPage,
}) => {
  const png = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#9a3b1f' } })
    .png()
    .toBuffer();
  const file = { name: 'IMG_2034.png', mimeType: 'image/png', buffer: png };
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('W'.repeat(190));
  await staffPage.getByLabel('Desktop Image').setInputFiles(file);
  await expect(staffPage.getByRole('slider', { name: 'Left to right' })).toBeVisible();
  const held: Route[] = [];
  await staffPage.route('**/proxyfile', (route) => void held.push(route));
  await content(staffPage).focus();
  await insertPictures(staffPage, file);
  await expect(staffPage.getByRole('progressbar', { name: 'IMG_2034.png' })).toBeVisible();
  await expectNoViolation(staffPage);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(content(staffPage).getByRole('img')).toBeVisible();
  await insertPictures(staffPage, { ...file, mimeType: 'text/plain' });
  await expect(staffPage.getByRole('alert')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Insert link' }).click();
  await staffPage.getByRole('button', { name: 'Set link' }).click();
  await expect(
    staffPage.getByRole('dialog', { name: 'Link' }).getByText('Please give a page of this site'),
  ).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('two who edit the same draft, and its preview link, have no accessibility violation', async ({
  staffPage,
  post,
  rows,
}) => {
  await rows("UPDATE blog_post SET status = 'draft' WHERE id = $1", post.id);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('button', { name: 'Make a preview link' }).click();
  await expect(staffPage.getByLabel('Private preview link')).toBeVisible();
  await expectNoViolation(staffPage);
  await rows("UPDATE blog_post SET heading = 'Theirs', version = version + 1 WHERE id = $1", post.id);
  await title(staffPage).fill('Mine');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByRole('dialog').getByRole('insertion').first()).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('an offer of unsaved changes and the comparison have no accessibility violation', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Another title');
  await expect(staffPage.getByText('Unsaved changes', { exact: true })).toBeVisible();
  staffPage.on('dialog', (dialog) => void dialog.accept());
  await staffPage.reload();
  const see = staffPage.getByRole('button', { name: 'See what differs' });
  await expect(see).toBeVisible();
  await expectNoViolation(staffPage);
  await see.click();
  await expect(staffPage.getByRole('dialog').getByRole('heading', { name: 'Title' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test(
  'the end of a session that draws near has no accessibility violation',
  { tag: '@own-context' },
  async ({ staffPage, staff, rows }) => {
    await rows(
      `UPDATE session SET password_given_at = now() - interval '13 hours'
       WHERE admin_id = (SELECT id FROM admin WHERE email = $1)`,
      staff.email,
    );
    await staffPage.clock.install();
    await staffPage.goto('/admin');
    await expect(staffPage.getByRole('table')).toBeVisible();
    await staffPage.clock.fastForward('28:05');
    await staffPage.getByRole('button', { name: 'Stay signed in' }).click();
    await staffPage.clock.resume();
    const dialog = staffPage.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expectNoViolation(staffPage);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(staffPage.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  },
);

test('an import from WordPress and its report have no accessibility violation', async ({ staffPage }) => {
  const counts = { waiting: 0, added: 0, draft: 1, present: 0, taken_back: 0, left_out: 0, failed: 0 };
  const started = { as_drafts: true, started_at: '2026-11-20T09:00:00.000Z' };
  const run = { id: 1, site: 'https://old.example', ...started, counts };
  const problems = [`A picture could not be read: https://old.example/${'a'.repeat(120)}.jpg`];
  const item = { position: 1, title: 'W'.repeat(120), state: 'draft', problems, old_path: '/a/', post_id: 1 };
  const pagination = { page: 1, pages: 1, limit: 20, total: 1 };
  const made = { unchanged: 1, changed: 0, lacking_pictures: 1 };
  await staffPage.route('**/api/admin/imports', (route) => route.fulfill({ json: { data: [run] } }));
  await staffPage.route('**/api/admin/imports/*', (route) =>
    route.fulfill({ json: { data: [item], pagination, run, made } }),
  );
  await staffPage.goto('/admin/import');
  await expect(staffPage.getByRole('row', { name: item.title })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await expect(staffPage).toHaveURL('/admin');
});

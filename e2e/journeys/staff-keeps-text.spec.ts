import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const text =
  '<p>Before</p><figure><img src="/api/uploads/0f343b0931126a20f133d67c2b018a3b-800x600.webp" alt="Our mark"><figcaption>Oak <strong>and</strong> linen.</figcaption></figure>' +
  '<blockquote>Measure twice.</blockquote><ol><li>One</li></ol><ul><li>Other</li></ul><h3>After</h3>';
const encoded = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

test('a blog that is saved again and again keeps its text', async ({ staffPage, post, rows }) => {
  await rows('UPDATE blog_post SET description = $1 WHERE id = $2', encoded, post.id);
  await saveAfterTyping(staffPage, post.id);
  await saveAfterTyping(staffPage, post.id);
  expect(await rows('SELECT description FROM blog_post WHERE id = $1', post.id)).toEqual([
    { description: encoded },
  ]);
});

test('a blog whose text was emptied keeps the one it had, as the form says', async ({
  staffPage,
  post,
  rows,
}) => {
  const before = await rows('SELECT description FROM blog_post WHERE id = $1', post.id);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const editor = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await expect(editor).toHaveAccessibleDescription('Left blank, the text that is there now is kept.');
  await editor.fill('');
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('Blog updated successfully!')).toBeVisible();
  expect(await rows('SELECT description FROM blog_post WHERE id = $1', post.id)).toEqual(before);
});

test('a new blog whose answer was lost on its way is not added twice', async ({ staffPage, rows }) => {
  const heading = `Sent twice ${randomUUID()}`;
  await staffPage.goto('/admin/add-blog');
  await staffPage.getByLabel('Title', { exact: true }).fill(heading);
  await staffPage.route(
    '**/api/admin/blog',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await staffPage.getByRole('button', { name: 'Try again' }).click();
  await expect(staffPage.getByText('Blog added successfully!')).toBeVisible();
  expect(await rows('DELETE FROM blog_post WHERE heading = $1 RETURNING version', heading)).toHaveLength(1);
});

test.describe('West of India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the date of a blog is the same day, in the form, after a save and in the list', async ({
    staffPage,
    post,
    rows,
  }) => {
    await rows("UPDATE blog_post SET date_at = '2099-01-31' WHERE id = $1", post.id);
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await expect(staffPage.getByLabel('Date', { exact: true })).toHaveValue('2099-01-31');
    await staffPage.getByRole('button', { name: 'Save' }).click();
    const date = staffPage.getByRole('row', { name: post.heading }).locator('time');
    await expect(date).toHaveText('31/01/2099');
    await expect(date).toHaveAttribute('datetime', '2099-01-31');
  });
});

async function saveAfterTyping(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/edit-blog/${id}`);
  const editor = page.getByRole('textbox', { name: 'Blog Content' });
  await editor.press('Control+End');
  await editor.press('x');
  await editor.press('Backspace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Blog updated successfully!')).toBeVisible();
}

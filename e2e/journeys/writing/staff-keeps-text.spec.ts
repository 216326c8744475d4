import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { staffToken, test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const textWith = (picture: string) =>
  `<p>Before</p><figure><img src="${picture}" alt="Our mark"><figcaption>Oak <strong>and</strong> linen.</figcaption></figure>` +
  '<blockquote>Measure twice.</blockquote><ol><li>One</li></ol><ul><li>Other</li></ul><h3>After</h3>';
const encoded = (text: string) =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

test('a blog that is saved again and again keeps its text', async ({ staffPage, request, post, rows }) => {
  const description = encoded(textWith(await uploaded(request)));
  await rows('UPDATE blog_post SET description = $1 WHERE id = $2', description, post.id);
  await saveAfterTyping(staffPage, post.id);
  await untilSaid(staffPage, 'Blog updated successfully!');
  await saveAfterTyping(staffPage, post.id);
  await untilSaid(staffPage, 'Blog updated successfully!');
  expect(await rows('SELECT description FROM blog_post WHERE id = $1', post.id)).toEqual([{ description }]);
});

test('a blog whose picture was lost says which one, and keeps what was typed until it is taken out', async ({
  staffPage,
  post,
  rows,
}) => {
  const lost = encoded(textWith(`/api/uploads/${'0'.repeat(32)}-800x600.webp`));
  await rows('UPDATE blog_post SET description = $1 WHERE id = $2', lost, post.id);
  await saveAfterTyping(staffPage, post.id);
  const editor = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await expect(editor).toHaveAccessibleDescription(
    /Picture 1 \(“Our mark”\) in the text is not stored here\. Please remove it, or insert it again\./,
  );
  await expect(staffPage.getByText('What you wrote is still here.')).toBeVisible();
  await expect(editor).toContainText('Measure twice.');
  for (const key of ['Control+Home', 'End', 'ArrowRight', 'Delete']) await editor.press(key);
  await expect(editor.getByRole('img')).toHaveCount(0);
  await expect(staffPage.getByText('What you wrote is still here.')).toHaveCount(0);
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
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
  await untilSaid(staffPage, 'Blog updated successfully!');
  expect(await rows('SELECT description FROM blog_post WHERE id = $1', post.id)).toEqual(before);
});

test('a new blog whose answer was lost on its way is not added twice', async ({ staffPage, rows }) => {
  const heading = `Sent twice ${randomUUID()}`;
  await saveAndLoseAnswer(staffPage, heading);
  await staffPage.getByRole('button', { name: 'Try again' }).click();
  await untilSaid(staffPage, 'Blog added successfully!');
  expect(await rows('DELETE FROM blog_post WHERE heading = $1 RETURNING version', heading)).toHaveLength(1);
});

test('a new blog whose answer was lost is not added twice after a reload either', async ({
  staffPage,
  rows,
}) => {
  const heading = `Sent anew ${randomUUID()}`;
  await saveAndLoseAnswer(staffPage, heading);
  await expect(staffPage.getByRole('button', { name: 'Try again' })).toBeVisible();
  staffPage.on('dialog', (dialog) => void dialog.accept());
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(heading);
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await untilSaid(staffPage, 'Blog added successfully!');
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
    const date = staffPage.getByRole('row', { name: post.heading }).getByRole('time');
    await expect(date).toHaveText('31/01/2099');
    await expect(date).toHaveAttribute('datetime', '2099-01-31');
  });
});

async function saveAndLoseAnswer(page: Page, heading: string): Promise<void> {
  await page.goto('/admin/add-blog');
  await page.getByLabel('Title', { exact: true }).fill(heading);
  await page.route(
    '**/api/admin/blog',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save' }).click();
}

async function saveAfterTyping(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/edit-blog/${id}`);
  const editor = page.getByRole('textbox', { name: 'Blog Content' });
  await editor.press('Control+End');
  await editor.press('x');
  await editor.press('Backspace');
  await page.getByRole('button', { name: 'Save' }).click();
}

/** @returns the address of a picture that is stored */
async function uploaded(request: APIRequestContext): Promise<string> {
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const response = await request.post('/api/admin/blog/proxyfile', {
    headers: { Authorization: `Bearer ${await staffToken(request)}` },
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  return z.object({ file: z.string() }).parse(await response.json()).file;
}

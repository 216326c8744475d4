import { expect, type Locator } from '@playwright/test';
import { staffToken, test } from '../setup/fixtures.ts';

const LISTS = '<ol><li>a<ol><li>b<ol><li>c<ol><li>d</li></ol></li></ol></li></ol></li></ol>';

/** What stands before each item, without the names of the counters. */
const marks = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const { content } = getComputedStyle(item.querySelector(':scope > .ql-ui') ?? item, '::before');
      return content.replace(/(?<=\()[\w-]+/, 'level');
    }),
  );

test('a numbered list within another is numbered in the editor as on the site', async ({
  staffPage,
  post,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const multipart = { description: LISTS };
  const saved = await request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
  expect(saved.ok(), await saved.text()).toBe(true);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await expect(content.getByRole('listitem')).toHaveCount(4);
  const inEditor = await marks(content.getByRole('listitem'));
  const onSite = staffPage.getByRole('article').getByRole('list').first().locator('li');
  // NGINX's cache is refreshed a moment later.
  await expect(async () => {
    await staffPage.goto(`/blog/${post.slug}`);
    await expect(onSite).toHaveCount(4, { timeout: 500 });
  }).toPass();
  expect(inEditor).toEqual(await marks(onSite));
  expect(new Set(inEditor).size).toBe(1);
});

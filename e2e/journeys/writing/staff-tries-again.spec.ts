import { expect, type Request } from '@playwright/test';
import { untilSaid } from '../browser/untilSaid.ts';
import { test } from '../setup/fixtures.ts';

test('what was saved at the second try stays, though the first one arrives after it', async ({
  staffPage,
  post,
  rows,
}) => {
  const sent: Request[] = [];
  const lose = { times: 1 };
  await staffPage.route(
    `**/api/admin/blog/${post.id}/update`,
    async (route) => {
      sent.push(route.request());
      await route.abort('timedout');
    },
    lose,
  );
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await content.fill('The first words.');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  const again = staffPage.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await content.fill('The first words, and the paragraph after them.');
  await again.click();
  await untilSaid(staffPage, 'Blog updated successfully!');

  const [first] = sent;
  const late = await staffPage.request.post(first?.url() ?? '', {
    headers: (await first?.allHeaders()) ?? {},
    data: first?.postDataBuffer() ?? '',
  });
  expect(late.status()).toBe(409);
  const [stored] = await rows('SELECT description FROM blog_post WHERE id = $1', post.id);
  expect(stored?.['description']).toContain('and the paragraph after them');
});

import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { addPictures } from '../setup/pictures-of-post.ts';

async function expectSilence(page: Page, path: string, heading: string): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(said).toEqual([]);
}

test('the console of the sign-in is silent', async ({ page }) => {
  await expectSilence(page, '/admin/login', 'Sign in');
});

for (const [path, heading] of [
  ['/admin/today', 'Today'],
  ['/admin/add-blog', 'Add Blog'],
] as const)
  test(`the console of ${path} is silent`, async ({ staffPage }) => {
    await expectSilence(staffPage, path, heading);
  });

test('the console of the blogs is silent', async ({ staffPage, post, request }) => {
  await addPictures(request, post);
  // The pictures of other tests may just be gone.
  await expectSilence(staffPage, `/admin?search=${encodeURIComponent(post.heading)}`, 'Blogs');
  await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
});

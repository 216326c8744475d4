import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

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
  ['/admin', 'Blogs'],
  ['/admin/add-blog', 'Add Blog'],
] as const)
  test(`the console of ${path} is silent`, async ({ staffPage }) => {
    await expectSilence(staffPage, path, heading);
  });

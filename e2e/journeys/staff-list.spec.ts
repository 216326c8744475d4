import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function askToDelete(page: Page, heading: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('row', { name: heading }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete blog' }).click();
}

test.describe('The list', () => {
  test('has the four columns, and opens a thumbnail in a lightbox', async ({ staffPage }) => {
    await staffPage.goto('/admin');
    await expect(staffPage.getByRole('columnheader')).toHaveText([
      'Title',
      'Feature Image',
      'Mobile Image',
      'Action',
    ]);
    await staffPage.getByRole('button', { name: 'Open feature image of' }).first().click();
    await expect(staffPage.getByRole('dialog')).toBeVisible();
  });

  test('cuts a heading after 110 letters, with all of it in a tooltip', async ({ staffPage, post, rows }) => {
    const heading = `${post.heading} `.padEnd(140, 'long ').trim();
    await rows('UPDATE blog_post SET heading = $1 WHERE id = $2', heading, post.id);
    await staffPage.goto('/admin');
    const link = staffPage.getByTitle(heading);
    await expect(link).toHaveText(`${heading.slice(0, 110)}…`);
  });

  test('asks for five a page with the bearer token', async ({ staffPage }) => {
    const call = staffPage.waitForRequest(/\/api\/admin\/blog\?page=1&limit=5$/);
    await staffPage.goto('/admin?page=nonsense');
    expect(await (await call).headerValue('authorization')).toMatch(/^Bearer ./);
  });

  test('that cannot be fetched says so in a toast', async ({ staffPage }) => {
    await staffPage.route('**/api/admin/blog?*', (route) => route.fulfill({ status: 500, body: '' }));
    await staffPage.goto('/admin');
    await expect(messages(staffPage).getByRole('alert')).toHaveText('Failed to fetch blogs');
  });

  test('keeps its page through editing', async ({ staffPage }) => {
    await staffPage.goto('/admin?page=2');
    await staffPage
      .getByRole('link', { name: /^Edit: / })
      .first()
      .click();
    await expect(staffPage).toHaveURL(/\/admin\/edit-blog\/\d+\?page=2$/);
    await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
    await expect(staffPage).toHaveURL('/admin?page=2');
  });

  for (const [name, answer, sentence] of [
    ['a status that is false', { status: 200, json: { status: false } }, 'Failed to delete blog'],
    ['an answer that is none', { status: 500, body: '' }, 'Something went wrong'],
  ] as const) {
    test(`says "${sentence}" after ${name} to a deletion`, async ({ staffPage, post }) => {
      await staffPage.route('**/delete', (route) => route.fulfill(answer));
      await askToDelete(staffPage, post.heading);
      await expect(messages(staffPage).getByRole('alert')).toHaveText(sentence);
      await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
    });
  }
});

test.describe('Toasts', () => {
  test.beforeEach(async ({ staffPage }) => {
    await staffPage.clock.install();
  });

  test('of success go after two seconds, unless somebody points at them', async ({ staffPage, post }) => {
    await askToDelete(staffPage, post.heading);
    const toast = messages(staffPage).getByText('Blog deleted successfully');
    await toast.hover();
    await staffPage.clock.runFor(5000);
    await expect(toast).toBeVisible();
    await staffPage.mouse.move(10, 800);
    await staffPage.clock.runFor(2100);
    await expect(toast).toHaveCount(0);
  });

  test('of errors go after four seconds', async ({ staffPage }) => {
    await staffPage.goto('/admin/edit-blog/2000000000');
    const toast = messages(staffPage).getByRole('alert');
    await expect(toast).toBeVisible();
    await staffPage.clock.runFor(3000);
    await expect(toast).toBeVisible();
    await staffPage.clock.runFor(1100);
    await expect(toast).toHaveCount(0);
  });
});

test('no page of the staff area may be kept or indexed, and the sitemap has none', async ({ request }) => {
  for (const path of ['/admin', '/admin/login', '/admin/enquiries', '/admin/bin', '/admin/history']) {
    const page = await request.get(path);
    expect(page.headers()['cache-control']).toContain('no-store');
    expect(await page.text()).toContain('name="robots" content="noindex');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin');
});

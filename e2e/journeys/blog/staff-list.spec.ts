import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { runClockUntilVisible, stopClock } from '../browser/clock.ts';
import { openHydrated } from '../browser/hydration.ts';
import { addPictures } from '../setup/pictures-of-post.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function askToDelete(page: Page, heading: string, prepare?: () => Promise<void>): Promise<void> {
  // By its name: others publish meanwhile, and a page has five.
  await page.goto(`/admin?search=${encodeURIComponent(heading)}`);
  await page.getByRole('row', { name: heading }).getByRole('button', { name: 'Delete' }).click();
  await prepare?.();
  await page.getByRole('button', { name: 'Delete blog' }).click();
}

test.describe('The list', () => {
  test('has its header, the four columns, and opens a thumbnail in a lightbox', async ({
    staffPage,
    post,
    request,
  }) => {
    await addPictures(request, post);
    await staffPage.goto('/admin');
    const header = staffPage.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dehleez Interiors' })).toBeVisible();
    await expect(header.getByText('Admin', { exact: true })).toBeVisible();
    await expect(staffPage.getByRole('columnheader')).toHaveText([
      'Title',
      'Feature Image',
      'Mobile Image',
      'Action',
    ]);
    const row = staffPage.getByRole('row', { name: post.heading });
    for (const image of ['feature', 'mobile']) {
      const thumbnail = row.getByRole('button', { name: `Open ${image} image of` });
      await thumbnail.click();
      await expect(staffPage.getByRole('dialog').getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      await staffPage.keyboard.press('Escape');
      await expect(thumbnail).toBeFocused();
    }
  });

  test('cuts a heading after 110 letters, with all of it in a tooltip, and asks about it within its box', async ({
    staffPage,
    post,
    rows,
  }) => {
    const heading = post.heading.padEnd(140, 'o');
    await rows('UPDATE blog_post SET heading = $1 WHERE id = $2', heading, post.id);
    await staffPage.goto('/admin');
    const link = staffPage.getByTitle(heading);
    await expect(link).toHaveText(`${heading.slice(0, 110)}…`);
    await staffPage.getByRole('button', { name: `Delete: ${heading}` }).click();
    const dialog = staffPage.getByRole('dialog');
    await expect(dialog).toContainText(heading);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('asks for five a page and whether the token is still good, with the token', async ({ staffPage }) => {
    const calls = Promise.all([
      staffPage.waitForRequest(/\/api\/admin\/blog\?page=1&limit=5$/),
      staffPage.waitForRequest('**/api/admin/validate-token'),
    ]);
    await staffPage.goto('/admin?page=nonsense');
    const [list, check] = await calls;
    const token = await staffPage.evaluate(() => localStorage.getItem('authToken'));
    for (const call of [list, check]) expect(await call.headerValue('authorization')).toBe(`Bearer ${token}`);
    expect([check.method(), check.postData()]).toEqual(['POST', null]);
  });

  test('keeps its page through editing', async ({ staffPage, post }) => {
    await staffPage.goto(`/admin/edit-blog/${post.id}?page=2`);
    await expect(staffPage.getByRole('link', { name: 'Back to blogs' })).toHaveAttribute('href', /\?page=2$/);
    await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
    await messages(staffPage).getByText('Blog updated successfully!').waitFor();
    await expect(staffPage).toHaveURL('/admin?page=2');
    const edit = staffPage.getByRole('link', { name: /^Edit: / });
    await expect(edit.first()).toHaveAttribute('href', /^\/admin\/edit-blog\/\d+\?page=2$/);
  });

  test('of many pages turns one at a time, with the focus on its heading', async ({ staffPage }) => {
    await staffPage.route('**/api/admin/blog?*', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data, pagination: { page: 1, pages: 9, limit: 5, total: 45 } } });
    });
    await openHydrated(staffPage, '/admin?page=9');
    const pages = staffPage.getByRole('navigation', { name: 'Blog pages' });
    await expect(pages).toHaveText('1…89');
    // The second click comes too soon to be meant.
    await pages.evaluate((all) => {
      for (const link of all.querySelectorAll<HTMLElement>('[aria-label="Page 8"], [aria-label="Page 1"]'))
        link.click();
    });
    await expect(staffPage).toHaveURL('/admin');
    await expect(staffPage.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();
    await expect(pages).toHaveText('12…9');
    await staffPage.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('leads from a page that is not there to the last one', async ({ staffPage }) => {
    await staffPage.goto('/admin?page=9999');
    await expect(staffPage).toHaveURL(/\/admin\?page=\d{1,2}$/);
    await expect(staffPage.getByRole('table')).toBeVisible();
  });

  test('says when a deletion failed, by its answer or for want of one', async ({ staffPage, post }) => {
    for (const [answer, sentence] of [
      [{ status: 200, json: { status: false } }, 'Failed to delete blog'],
      [{ status: 500, body: '' }, 'Something went wrong'],
    ] as const) {
      await staffPage.route('**/delete', (route) => route.fulfill(answer));
      await askToDelete(staffPage, post.heading);
      await expect(messages(staffPage).getByRole('alert')).toHaveText(sentence);
      await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
    }
  });
});

test.describe('Toasts', { tag: '@own-context' }, () => {
  test.beforeEach(async ({ staffPage }) => {
    await staffPage.clock.install();
  });

  test('of success go after two seconds, unless somebody points at them', async ({ staffPage, post }) => {
    await askToDelete(staffPage, post.heading, () => stopClock(staffPage));
    const toast = messages(staffPage).getByText('Blog deleted successfully');
    await runClockUntilVisible(staffPage, toast);
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
    await stopClock(staffPage);
    await staffPage.reload();
    await runClockUntilVisible(staffPage, toast);
    await staffPage.clock.runFor(3000);
    await expect(toast).toBeVisible();
    await staffPage.clock.runFor(1100);
    await expect(toast).toHaveCount(0);
  });
});

test(
  'twenty messages are shown at once and no more, at the top right, and each can be dismissed',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    const sentences = Array.from({ length: 25 }, (_, number) => [`field ${number}`, `Message ${number}.`]);
    const answer = { status: 422, json: { messages: Object.fromEntries(sentences) } };
    await staffPage.route('**/update', (route) => route.fulfill(answer));
    // Without time a page that is not hydrated yet never is.
    await openHydrated(staffPage, `/admin/edit-blog/${post.id}`);
    await staffPage.clock.install();
    await stopClock(staffPage);
    await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
    const alerts = messages(staffPage).getByRole('alert');
    await runClockUntilVisible(staffPage, alerts.last());
    await expect(alerts).toHaveCount(20);
    await alerts.first().hover();
    const { x = 0, y = 0, width = 0 } = (await messages(staffPage).boundingBox()) ?? {};
    expect(1440 - x - width).toBe(16);
    // Below the bar with Save.
    expect(y).toBeLessThan(160);
    await alerts.last().getByRole('button', { name: 'Dismiss' }).click();
    await staffPage.clock.runFor(5000);
    await expect(alerts).toHaveCount(19);
  },
);

test('no page of the staff area may be kept or indexed, and the sitemap has none', async ({ request }) => {
  const screens = [
    '/people',
    '',
    '/today',
    '/report',
    '/login',
    '/add-blog',
    '/edit-blog/1',
    '/bin',
    '/enquiries',
    '/account',
    '/history',
  ];
  for (const path of screens.map((screen) => `/admin${screen}`)) {
    const page = await request.get(path);
    expect(page.headers()['cache-control']).toContain('no-store');
    expect(await page.text()).toContain('name="robots" content="noindex');
  }
  for (const [path, status] of [
    ['/admin/', 301],
    ['/admin/no-such-screen', 404],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([status, 'no-store']);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin');
});

test('an address below /admin that is no screen is missing like any other', async ({ request }) => {
  const page = await (await request.get('/admin/no-such-screen')).text();
  expect(page).toContain('Oops! The page you are looking for does not exist.');
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Go back home/);
});

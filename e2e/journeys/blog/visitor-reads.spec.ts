import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { addToText } from '../setup/pictures-of-post.ts';

test(
  'a visitor finds a post by searching for part of its heading and reads it',
  { tag: '@every-engine' },
  async ({ page, post }) => {
    await openHydrated(page, '/blogs');
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill(post.heading.toUpperCase().slice(3));
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: `Read More about ${post.heading}` }).click();
    await expect(page).toHaveURL(`/blog/${post.slug}`);
    await expect(page.getByRole('heading', { name: post.heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chips and binder' })).toBeVisible();
  },
);

test(
  'each way to a post is named once, by the words that are seen and its heading',
  { tag: '@desktop' },
  async ({ page, post }) => {
    await page.goto(`/blogs?${new URLSearchParams({ search: post.heading })}`);
    const more = page.getByRole('link', { name: 'Read More' });
    await expect(more).toHaveAccessibleName(`Read More about ${post.heading}`);
    await expect(more).toHaveText(`Read More about ${post.heading}`);
    await expect(more).not.toHaveAttribute('aria-label');
  },
);

test(
  'clearing the search shows all blogs again and keeps the focus in the field',
  { tag: '@desktop' },
  async ({ page, post }) => {
    await openHydrated(page, `/blogs?${new URLSearchParams({ search: post.heading })}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('article')).not.toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search blogs' })).toBeFocused();
    await expect(page.getByRole('searchbox', { name: 'Search blogs' })).toHaveValue('');
    await expect(page).toHaveURL(/\/blogs$/);
  },
);

test(
  'the way back leads to the search, and outlives a reload and the reading of another of the latest blogs',
  { tag: '@desktop' },
  async ({ page, post }) => {
    await openHydrated(page, `/blogs?${new URLSearchParams({ search: post.heading })}`);
    await page.getByRole('link', { name: `Read More about ${post.heading}` }).click();
    // The first ones are those of other tests and may just be gone.
    await page.getByRole('complementary', { name: 'Latest Blogs' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(`/blog/${post.slug}`);
    await page.reload();
    await goBackToSearch(page);
    await expect(page.getByRole('searchbox', { name: 'Search blogs' })).toHaveValue(post.heading);
  },
);

test(
  'the ways back from a post lead to the search before the page is touched, and once it answers',
  { tag: '@desktop' },
  async ({ page, post }) => {
    const search = `?${new URLSearchParams({ search: post.heading })}`;
    await openHydrated(page, `/blogs${search}`);
    await page.getByRole('link', { name: `Read More about ${post.heading}` }).click();
    await page.reload();
    await expectBothToLeadTo(page, search);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await untilHydrated(page);
    await expectBothToLeadTo(page, search);
  },
);

test(
  'in a low window the last of the latest blogs comes into view with the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/blog/what-a-three-bedroom-flat-really-costs');
    const last = page.getByRole('complementary', { name: 'Latest Blogs' }).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  },
);

test(
  'a small picture in a text is not blown up, and one much taller than wide is seen whole',
  { tag: '@desktop' },
  async ({ page, post, request }) => {
    await addToText(request, post, [
      [60, 40],
      [100, 4000],
    ]);
    await page.goto(`/blog/${post.slug}`);
    const sizeOf = async (name: string) => await page.getByRole('img', { name }).boundingBox();
    expect(await sizeOf('Of 60 by 40')).toMatchObject({ width: 60, height: 40 });
    expect(await sizeOf('Of 100 by 4000')).toMatchObject({ width: 33.75, height: 1350 });
  },
);

test('a post that does not exist says so with status 404', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Blog not found.')).toBeVisible();
});

test(
  'a former address of a post leads to the present one with its query',
  { tag: '@desktop' },
  async ({ request, post, rows }) => {
    const former = `former-${post.slug}`;
    await rows('INSERT INTO old_slug (slug, post_id) VALUES ($1, $2)', former, post.id);
    const answer = await request.get(`/blog/${former}?utm_source=Fair`, { maxRedirects: 0 });
    if (!process.env['STACK_URL']) expect(answer.headers()['cache-control']).toBe('no-store');
    expect([answer.status(), answer.headers()['location']]).toEqual([
      301,
      `/blog/${post.slug}?utm_source=Fair`,
    ]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches and reads a post', { tag: '@desktop' }, async ({ page, post }) => {
    await page.goto('/blogs');
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill(post.heading);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Read More about ${post.heading}` }).click();
    await expect(page.getByRole('heading', { name: 'Chips and binder' })).toBeVisible();
  });
});

/** Without any script, as before it has come, the link leads to the whole list. */
async function goBackToSearch(page: Page): Promise<void> {
  await expect(wayBack(page, 'Blogs')).toHaveAttribute('href', /search=/);
  await wayBack(page, 'Blogs').click();
}

async function expectBothToLeadTo(page: Page, search: string): Promise<void> {
  await expect(wayBack(page, 'Blogs')).toHaveJSProperty('search', search);
  await expect(wayBack(page, 'All blogs')).toHaveJSProperty('search', search);
}

const wayBack = (page: Page, name: 'Blogs' | 'All blogs') =>
  page.getByRole('main').getByRole('link', { name, exact: true });

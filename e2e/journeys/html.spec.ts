import { expect, type Page } from '@playwright/test';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

const withPicture = publicPages.filter(([name]) => !/disclaimer|privacy/.test(name));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of publicPages) {
    test(`${name} has all its headings and pictures`, async ({ page, sharedContexts, baseURL, post }) => {
      const withScript = await sharedContexts.take('with script', baseURL ?? '', { javaScriptEnabled: true });
      const hydrated = await withScript.newPage();
      // Both are read again when somebody published a post in between.
      await expect(async () => {
        await page.goto(path(post));
        await openHydrated(hydrated, path(post));
        expect(await headingsOf(page)).toEqual(await headingsOf(hydrated));
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('img:not([src]), img:not([alt])').count()).toBe(0);
    });
  }

  for (const [name, path] of withPicture) {
    test(`${name} names its first picture with all that a browser needs to fetch the right file at once`, async ({
      page,
      post,
    }) => {
      await page.goto(path(post));
      const picture = page.locator('main picture:has(img[fetchpriority=high])').first();
      const first = picture.locator('img');
      await expect(first).toHaveAttribute('width', /^\d+$/);
      await expect(first).toHaveAttribute('height', /^\d+$/);
      await expect(first).not.toHaveAttribute('loading', 'lazy');
      await expect(picture.locator('[srcset][sizes]').first()).toBeAttached();
    });

    test(`${name} has every picture as AVIF and as WebP`, async ({ page, post }) => {
      await page.goto(path(post));
      for (const picture of await page.locator('picture').all()) {
        const html = await picture.innerHTML();
        expect(html).toMatch(/<source[^>]+type="image\/avif"/);
        expect(html).toContain('.webp');
      }
      // A drawing is one file for every width.
      expect(await page.locator('main img:not(picture img, [src$=".svg"])').count()).toBe(0);
    });
  }
});

const headingsOf = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2, h3')
    .evaluateAll((found) => found.map((heading) => heading.textContent));

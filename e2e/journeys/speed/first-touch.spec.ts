import { expect, type Page, type Route } from '@playwright/test';
import { watchFetching } from '../browser/fetching.ts';
import { untilHydrated } from '../browser/hydration.ts';
import { test } from '../setup/fixtures.ts';

const PAGES = [
  '/',
  '/projects',
  '/projects/the-verandah-flat',
  '/blog/what-a-three-bedroom-flat-really-costs',
];

for (const path of PAGES)
  test(
    `touched, ${path} asks at once for all that it hydrates with`,
    { tag: '@own-context' },
    async ({ page }) => {
      const allFetched = watchFetching(page);
      await page.goto(path);
      await allFetched();
      const named = await namedByHtml(page);
      expect(named.length).toBeGreaterThan(0);
      const asked: Route[] = [];
      let isAnswered = false;
      await page.route('/assets/chunks/*.js', (route) => {
        if (!isAnswered) asked.push(route);
      });
      await page.keyboard.press('Shift');
      // What starts every page is named by its first script.
      await expect.poll(() => asked.length).toBe(named.length + 1);
      expect(asked.map((route) => route.request().url())).toEqual(expect.arrayContaining(named));
      isAnswered = true;
      await Promise.all(asked.map((route) => route.continue()));
      await untilHydrated(page);
    },
  );

/** Addresses of scripts that the page has not fetched yet. */
function namedByHtml(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = document.querySelector<HTMLTemplateElement>('template#preloads')?.content;
    const links = [...(named?.querySelectorAll('link') ?? [])];
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    // Within a template an address is not made whole.
    const addresses = links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href);
    return addresses.filter((address) => !fetched.has(address));
  });
}

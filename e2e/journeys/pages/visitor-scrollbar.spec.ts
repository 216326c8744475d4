import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';

// Browsers under test hide the scrollbars that people on most desktop computers have.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing behind a dialog moves when the scrollbar goes', async ({ page }) => {
  await openHydrated(page, '/about-us');
  const before = await places(page);
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('nothing behind the lightbox moves when the scrollbar goes', async ({ page }) => {
  await openHydrated(page, '/projects');
  const before = await places(page);
  await page.getByRole('button', { name: 'Open picture 1 of 11 large' }).click();
  await expect(page.getByText('Image 1 of 11')).toBeVisible();
  expect(await places(page)).toEqual(before);
});

/** Where the rail at the right, the picture of the page and its title are. */
async function places(page: Page): Promise<number[]> {
  expect(await page.evaluate(() => innerWidth > document.body.offsetWidth)).toBe(true);
  // In the letters that it keeps, not in those that stand in for them, which a machine may lack.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('#root > aside, main h1, main .pic')]
      .slice(0, 3)
      .map((part) => part.getBoundingClientRect().right),
  );
}

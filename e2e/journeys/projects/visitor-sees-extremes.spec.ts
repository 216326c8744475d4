import { expect, type Locator } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';

test('an open picture has more than half of a very low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await openHydrated(page, '/projects');
  await page.getByRole('button', { name: /Open picture 1 of 10 large/ }).press('Enter');
  const image = page.getByRole('dialog').getByRole('img', { name: /^Compact living room/ });
  await expect(image).toBeVisible();
  await expect.poll(async () => (await boxOf(image)).height).toBeGreaterThan(225 / 2);
});

test('of very many pictures a narrow screen has no ticks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/projects');
  const carousel = page.getByRole('group', { name: 'Pictures of First Home' });
  const ticks = carousel.getByRole('button', { name: 'Picture 1', exact: true });
  await expect(ticks).toBeVisible();
  await ticks.evaluate((one) => one.after(...Array.from({ length: 50 }, () => one.cloneNode())));
  await expect(ticks.first()).toBeHidden();
});

test('beside a long text the number and the title of a block stay together', async ({ page }) => {
  await openHydrated(page, '/projects');
  const block = page.getByRole('article', { name: 'Golf Greens' });
  await block.getByText('The view was already here').evaluate((text) => {
    text.textContent = 'All that was there is there again. '.repeat(20);
  });
  const { y, height } = await boxOf(block.getByText('Project 3 of 6'));
  expect((await boxOf(block.getByRole('heading'))).y - y - height).toBeLessThan(24);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

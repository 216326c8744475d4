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

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

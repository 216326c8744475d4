import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** On a phone and on a wide screen, without going there twice; also while something is on its way. */
export async function expectNoViolationWhileLoading(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    // Nothing is wider than the window.
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill).toBeLessThanOrEqual(0);
  }
}

/** When all is there. */
export async function expectNoViolation(page: Page): Promise<void> {
  // What is being fetched anew is dimmed for that moment.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoViolationWhileLoading(page);
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Without a blank page for each look and without an account of what is right: a third of the time. */
export async function violationsIn(page: Page, part = 'html'): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.include(part).analyze()).violations;
}

/** On a phone and on a wide screen, without going there twice; also while something is on its way. */
export async function expectNoViolationWhileLoading(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violationsIn(page)).toEqual([]);
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

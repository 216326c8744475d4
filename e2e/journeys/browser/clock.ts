import { expect, type Locator, type Page } from '@playwright/test';

/** From now on time passes in the page only as a test lets it: `clock.install()` alone lets it pass beside the test. */
export async function stopClock(page: Page): Promise<void> {
  const AHEAD_MS = 30_000;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/** Lets a stopped clock run just as far as is needed for something to show. */
export async function runClockUntilVisible(page: Page, shown: Locator): Promise<void> {
  const STEP_MS = 10;
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its script answers: before that a press does what it does without script. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** The same for a page that was opened in another way. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

import { expect, type Locator, type Page } from '@playwright/test';

const PAGES = 5;

/** Others make history meanwhile: what has just been on one page of it may be on the next. */
export async function lookInHistory(page: Page, entry: Locator, address = '/admin/history?'): Promise<void> {
  let number = 0;
  await expect(async () => {
    number = (number % PAGES) + 1;
    await page.goto(`${address}&page=${number}`);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await entry.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [0] });
}

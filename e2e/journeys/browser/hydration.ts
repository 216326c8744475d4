import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its script answers: before that a press does what it does without script. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilHydrated(page);
  return answer;
}

/** The same for a page that was opened in another way. A key that does nothing has it fetch its script. */
export async function untilHydrated(page: Page): Promise<void> {
  const mark = async () => {
    await page.keyboard.press('Shift');
    return page.locator('html').getAttribute('data-hydrated');
  };
  await expect.poll(mark).not.toBeNull();
}

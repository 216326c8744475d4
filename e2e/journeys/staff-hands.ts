import type { Page } from '@playwright/test';

/** Opens a screen and waits until its form listens: before that a key press sends it as without script. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

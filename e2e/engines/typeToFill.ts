import type { Locator, Page } from '@playwright/test';

/** What Playwright fills in over WebDriver BiDi, React does not notice: each letter is typed instead. */
export function typeToFill(page: Page): void {
  Object.assign(Object.getPrototypeOf(page.locator('html')), { fill });
}

async function fill(this: Locator, text: string): Promise<void> {
  await this.click();
  await this.press('ControlOrMeta+A');
  await this.press('Delete');
  await this.pressSequentially(text);
}

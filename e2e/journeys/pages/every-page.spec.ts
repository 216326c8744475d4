import { expect } from '@playwright/test';
import { publicPages } from '../../site/public-pages.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';

// What the console says in Chromium is listened to while each page is checked for accessibility.
test('every page hydrates in silence, no wider than the window', { tag: '@firefox' }, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  for (const [name, path] of publicPages) {
    await openHydrated(page, path);
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, name).toBeLessThanOrEqual(0);
    expect(said, name).toEqual([]);
  }
});

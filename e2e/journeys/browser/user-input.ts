import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydration.ts';

/** Scrolls as people do: with a finger where there is a touch screen, else with the wheel. */
export async function scrollByHand(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) {
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 500);
    return;
  }
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) });
  await touch('touchStart', 650);
  for (let y = 600; y >= 150; y -= 50) await touch('touchMove', y);
  await touch('touchEnd');
}

/** Again when nothing opens: a busy browser tells of a scroll too late for it to count as the visitor's. */
export async function scrollUntilOpen(page: Page, isMobile: boolean, dialog: Locator): Promise<void> {
  await expect(async () => {
    await scrollByHand(page, isMobile);
    // What comes too late keeps it closed on this page.
    const reload = () => openHydrated(page, page.url());
    await expect(dialog)
      .toBeVisible({ timeout: 10_000 })
      .catch(async (error) => {
        await reload();
        throw error;
      });
  }).toPass();
}

/** Where the page is once it moves no further. */
export async function restingPlace(page: Page): Promise<number> {
  let place = -1;
  const hasMoved = async () => {
    const before = place;
    place = await page.evaluate(async () => {
      // A busy browser may not have painted since the last look.
      await new Promise((painted) => requestAnimationFrame(painted));
      return window.scrollY;
    });
    return place !== before;
  };
  await expect.poll(hasMoved, { intervals: [300] }).toBe(false);
  return place;
}

/** A form sent within three seconds is taken for a program's: the page believes to be open for a minute already. */
export async function asIfShownAMinuteAgo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

export function uniqueAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

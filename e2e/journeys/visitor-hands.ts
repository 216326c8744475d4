import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

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

/** A form sent within three seconds is taken for a robot's: the page's clock starts a minute back instead of waiting. */
export async function asIfShownAMinuteAgo(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - 60_000 });
}

export function uniqueAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

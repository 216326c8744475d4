import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** What has moved when nothing is seen to move. */
export const STILL = 0.02;

/** Adds up what moves by itself: not what follows from a touch or a key. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = { hadRecentInput: false, value: 0, ...entry.toJSON() };
        if (!hadRecentInput) window.shifts += value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

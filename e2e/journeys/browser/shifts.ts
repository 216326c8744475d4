import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** What has moved when nothing is seen to move. */
export const STILL = 0.02;

/**
 * Adds up what moves on a page where nobody presses anything: what follows within half a second of a press or of a change of
 * the window's size, as the browser counts it, is not told from the rest.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = { value: 0, ...entry.toJSON() };
        window.shifts += value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** With what the last frames have moved: it is told only after they were drawn. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts;
  });

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

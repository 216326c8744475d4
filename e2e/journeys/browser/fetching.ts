import { expect, type Page } from '@playwright/test';

/** Watches what a page fetches, its film aside. @returns a wait until all has come and nothing more is asked for */
export function watchFetching(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    if (request.resourceType() !== 'media') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let askedBefore = -1;
    const isQuiet = async () => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      const isSame = asked === askedBefore;
      askedBefore = asked;
      return isSame && underWay.size === 0;
    };
    await expect.poll(isQuiet, { intervals: [250] }).toBe(true);
  };
}

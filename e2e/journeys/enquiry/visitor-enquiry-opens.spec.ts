import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { restingPlace, scrollByHand, scrollUntilOpen } from '../browser/user-input.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Enquire' });

test(
  'it opens by itself a second after the first scroll, once, and leaves the page where it is',
  { tag: '@own-context' },
  async ({ page, isMobile }) => {
    await page.clock.install();
    let told = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/modal')) told += 1;
    });
    await openHydrated(page, '/');
    await scrollUntilOpen(page, isMobile, modal(page));
    await expect.poll(() => told, 'the studio counts that it was shown').toBe(1);
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(0);
    await modal(page).getByRole('button', { name: 'Close enquiry' }).click();
    await expect(modal(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

    const asked = countAsked(page);
    const rules = untilRulesAreThere(page);
    await page.reload();
    await untilHydrated(page);
    await scrollByHandAndRest(page, isMobile);
    await rules;
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
    expect(asked()).toBe(0);
  },
);

test(
  'it does not open by itself while it rests',
  { tag: ['@own-context', '@desktop'] },
  async ({ page, isMobile }) => {
    await page.clock.install();
    let asked = 0;
    await page.route('**/api/modal', (route) => {
      asked += 1;
      return route.fulfill({ json: { data: { opens: false } } });
    });
    await openHydrated(page, '/blogs');
    await expect(async () => {
      await scrollByHand(page, isMobile);
      await expect.poll(() => asked, { timeout: 5_000 }).toBe(1);
    }).toPass();
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
  },
);

test(
  'it leaves two fifths of a phone in view until the visitor turns to it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openHydrated(page, '/blogs');
    await scrollUntilOpen(page, isMobile, modal(page));
    const height = async () => (await modal(page).boundingBox())?.height;
    expect(await height()).toBeLessThanOrEqual(844 * 0.6);
    await modal(page).getByRole('textbox', { name: 'Name' }).focus();
    await expect.poll(height).toBe(844);
  },
);

test(
  "the page's own scrolling and a field in use do not open it, the next own scroll does",
  { tag: '@own-context' },
  async ({ page, isMobile }) => {
    await page.clock.install();
    await openHydrated(page, '/blogs');
    const asked = countAsked(page);
    const rules = untilRulesAreThere(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await rules;
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();

    await page.getByRole('searchbox').focus();
    // A scroll that is still going on would be one after the field was left.
    await scrollByHandAndRest(page, isMobile);
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();

    await page.getByRole('searchbox').blur();
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
    expect(asked()).toBe(0);
    await scrollUntilOpen(page, isMobile, modal(page));
  },
);

/** How often it was about to open: it asks first whether it may. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/modal')) asked += 1;
  });
  return () => asked;
}

/** What looks at each scroll comes with the first one, and has seen that one then. */
async function untilRulesAreThere(page: Page): Promise<void> {
  const rules = await page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('"opens":true'),
  );
  await page.evaluate(async (address) => {
    await import(address);
  }, rules.url());
}

/** Scrolls, and waits until the page has moved and lies still again. */
async function scrollByHandAndRest(page: Page, isMobile: boolean): Promise<void> {
  const place = await restingPlace(page);
  await scrollByHand(page, isMobile);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
  await restingPlace(page);
}

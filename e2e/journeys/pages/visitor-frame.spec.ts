import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { restingPlace, scrollByHand } from '../browser/user-input.ts';
import { openHydrated } from '../browser/hydration.ts';

const header = (page: Page) => page.getByRole('banner');
const rail = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

// The enquiry would open over what is looked at here.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('enquiryPutOffAt', `${Date.now()}`);
  });
});

test('the header is a bar while the visitor scrolls up past 400 px, and leaves on the way down', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await wheelTo(page, 1500);
  await expect(header(page)).not.toBeInViewport();
  await scrollUpUntilBar(page);
  await expect(header(page)).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -3000);
  await expect(header(page)).toHaveCSS('position', 'absolute');
});

test('the header stays away when the page scrolls up to what Tab has reached', async ({ page }) => {
  await openHydrated(page, '/');
  await wheelTo(page, 3000);
  const viewMore = page.getByRole('main').getByRole('link', { name: 'View More' }).first();
  await viewMore.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(viewMore).toBeInViewport();
  await expect(header(page)).toHaveCSS('position', 'absolute');
  await scrollUpUntilBar(page);
});

test(
  'the menu locks the page, closes by Escape and by a link, and gives the focus back',
  { tag: ['@phone', '@every-engine'] },
  async ({ page, isMobile }) => {
    await openHydrated(page, '/');
    await menuButton(page).click();
    await menu(page).hover();
    await scrollByHand(page, isMobile);
    expect(await restingPlace(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(menu(page)).toBeHidden();
    await expect(async () => {
      await scrollByHand(page, isMobile);
      expect(await restingPlace(page)).toBeGreaterThan(0);
    }).toPass();
  },
);

test(
  'the bar at the foot is out of the way of the form, its fields and its button',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, '/contact-us');
    await expect(rail(page)).toBeInViewport();
    const send = page.getByRole('button', { name: 'Send message' });
    for (const control of [
      page.getByRole('textbox', { name: 'Message' }),
      page.getByRole('checkbox'),
      send,
    ]) {
      await control.focus();
      await expect(rail(page)).not.toBeInViewport();
      await expect(control).toBeInViewport();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
    await expect(rail(page)).toBeInViewport();
  },
);

test('logo and menu are whole on a narrow phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const logo = await header(page).getByRole('link', { name: 'Dehleez Interiors' }).boundingBox();
  expect(logo?.width).toBeGreaterThan(150);
  const sign = await menuButton(page).locator('i').boundingBox();
  expect(sign?.width).toBeGreaterThanOrEqual(16);
  const place = await menuButton(page).boundingBox();
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0));
});

test('everything in the rail can be pressed with a thumb', async ({ page }) => {
  await page.goto('/blogs');
  const links = await rail(page).getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('letters twice as large stand apart in the rail of a phone', { tag: '@phone' }, async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/projects');
  const whatsapp = rail(page).getByRole('link', { name: 'WhatsApp' }).getByText('WhatsApp');
  const enquire = rail(page).getByRole('link', { name: 'Enquire Now' });
  const enquireAt = (await enquire.boundingBox())?.x ?? 0;
  expect(enquireAt - (await right(whatsapp))).toBeGreaterThan(2);
  expect(await right(enquire)).toBeLessThanOrEqual(360);
});

test.describe('where motion is refused', () => {
  // A part that is still coming into sight would be waited for at each of the steps.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, tag] of [
    ['/', []],
    ['/contact-us', []],
    ['/projects', ['@desktop']],
    ['/projects/the-verandah-flat', ['@phone']],
    ['/what-it-costs', ['@desktop']],
    ['/shortlist', ['@phone']],
    ['/blogs', ['@phone']],
  ] as const) {
    test(
      `on ${path} the keyboard reaches everything, first the skip link, and the focus is never hidden`,
      { tag: [...tag] },
      async ({ page }) => {
        await openHydrated(page, path);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        let covered = await coverOfFocused(page);
        for (let steps = 0; steps < 300 && covered !== undefined; steps += 1) {
          expect(covered).toBe('');
          await page.keyboard.press('Tab');
          covered = await coverOfFocused(page);
        }
        await expect(rail(page).getByRole('link', { name: 'Enquire Now' })).not.toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(rail(page).getByRole('link', { name: 'Enquire Now' })).toBeFocused();
      },
    );
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be opened, closed and used', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Close menu' }).click();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
  });

  test('the way to the menu is one whole word on a narrow phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const way = page.getByRole('link', { name: 'Menu', exact: true });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await linesOf(way), `${width}`).toBe(1);
    }
  });
});

/** In how many lines its words stand. */
function linesOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.childNodes[0] ?? element);
    return words.getClientRects().length;
  });
}

async function right(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.x + box.width : Infinity;
}

async function wheelTo(page: Page, y: number): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

/** What lies over the middle of what has the focus, "" when nothing does; undefined when the focus has left the page. */
function coverOfFocused(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const target = document.querySelector(':focus');
    if (!target) return undefined;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const { left, top, width, height } = target.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above && (target.contains(above) || above.contains(target))) return '';
    if (above?.closest('label')?.control === target) return '';
    return `${target.outerHTML} lies under ${above?.outerHTML}`.slice(0, 300);
  });
}

/** Again and again: on a busy machine a single turn of the wheel may move the page before it is known whose it was. */
async function scrollUpUntilBar(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(header(page)).toHaveCSS('position', 'fixed', { timeout: 1_000 });
  }).toPass();
}

test(
  'in a light visit the title does not cover what the picture at its head says',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    for (const path of ['/projects', '/projects/pale-ash']) {
      await openHydrated(page, path);
      await page
        .getByRole('main')
        .getByText(/^Full picture, \d/)
        .first()
        .click({ trial: true });
    }
  },
);

for (const path of ['/', '/services'])
  test(`a word without end is divided and does not widen the page: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .evaluateAll((headings) => {
        for (const heading of headings) heading.textContent = 'doors'.repeat(25);
      });
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  });

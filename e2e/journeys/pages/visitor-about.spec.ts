import { expect, type Page } from '@playwright/test';
import about from '../../../frontend/content/about.json' with { type: 'json' };
import { stopClock } from '../browser/clock.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';

const { designer } = about;
const biographyOf = (page: Page) => page.getByRole('dialog', { name: designer.name });
const counter = (page: Page) => page.getByRole('definition').filter({ hasText: '+' });
const openBiography = (page: Page) => page.getByRole('button', { name: 'View More' }).click();

test('the page is titled for the excellence of the studio, and for itself', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page).toHaveTitle(/^About Us \| .*interior design excellence/i);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test.describe('A counter', { tag: '@own-context' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** It counts as far as the stopped clock is let run, however few frames the machine has time for. */
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.clock.install();
    await openHydrated(page, '/about-us');
    await stopClock(page);
  });

  test('rises to its final number once half of it is in sight', async ({ page }) => {
    await expect(counter(page)).toHaveText('50+');
    const seen = rememberTexts(page, 'dd');
    await counter(page).scrollIntoViewIfNeeded();
    await countUntil(page, async () => (await seen()).length > 5);
    await countUntil(page, async () => (await seen()).at(-1) === '50+');
    await expect(counter(page)).toHaveText('50+');
    const values = (await seen()).map((text) => Number.parseInt(text, 10));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values[0]).toBeLessThan(50);
  });

  test('moves nothing around it while it counts', async ({ page }) => {
    const before = await counter(page).boundingBox();
    const seen = rememberTexts(page, 'dd');
    await counter(page).scrollIntoViewIfNeeded();
    await countUntil(page, async () => (await seen()).length > 3);
    const after = await counter(page).boundingBox();
    expect(after?.width).toBe(before?.width);
    expect(after?.height).toBe(before?.height);
  });

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not count', async ({ page }) => {
      const seen = rememberTexts(page, 'dd');
      await counter(page).scrollIntoViewIfNeeded();
      await expect(counter(page)).toBeInViewport({ ratio: 0.5 });
      for (let seconds = 0; seconds < 5; seconds += 1) await page.clock.runFor(1000);
      await expect(counter(page)).toHaveText('50+');
      expect(await seen()).toEqual([]);
    });
  });
});

test('the biography opens over the page, keeps its place and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/about-us');
  await openBiography(page);
  const biography = biographyOf(page);
  await biography.hover();
  const place = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(biography).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('button', { name: 'View More' })).toBeFocused();
});

test('the biography is closed by its button and by the page around it', async ({ page }) => {
  await openHydrated(page, '/about-us');
  await openBiography(page);
  await page.getByRole('button', { name: 'Close biography' }).click();
  await expect(biographyOf(page)).toBeHidden();
  await openBiography(page);
  await expect(biographyOf(page)).toBeVisible();
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(biographyOf(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('the biography is scrolled by the keyboard below a head that stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openHydrated(page, '/about-us');
  await openBiography(page);
  const text = biographyOf(page).getByRole('region', { name: designer.name });
  await expect(text).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText(designer.bio.at(-1) ?? '')).toBeInViewport();
  await expect(biographyOf(page).getByRole('heading', { name: designer.name })).toBeInViewport();
});

test('the invitation leads to the contact page', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Do you want to elevate your space?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'CONTACT US' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the biography is part of the page, and the numbers are final', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByText(designer.bio.at(-1) ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: 'View More' })).toBeHidden();
    await expect(page.getByRole('definition').first()).toHaveText('8');
    await expect(page.getByRole('definition').nth(1)).toHaveText('50+');
  });
});

async function countUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await isReached()).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Notes what the last counter shows at each change from now on. @returns how to read the notes */
function rememberTexts(page: Page, selector: string): () => Promise<string[]> {
  const watching = page.evaluateHandle((wanted) => {
    const texts: string[] = [];
    const last = [...document.querySelectorAll(wanted)].find(({ textContent }) => textContent?.includes('+'));
    const note = () => texts.push(last?.textContent ?? '');
    if (last) new MutationObserver(note).observe(last, { subtree: true, characterData: true });
    return texts;
  }, selector);
  return async () => await (await watching).jsonValue();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { watchFetching } from '../browser/fetching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Parts of the page that nobody can see: transparent ones, and pictures behind a closed door. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-aos], [data-aos="door"] img')];
    const hidden = parts.filter((part) => {
      const { opacity, clipPath } = getComputedStyle(part);
      return opacity === '0' || clipPath.includes('100%');
    });
    return hidden.map(({ textContent, outerHTML }) => textContent || outerHTML.slice(0, 80));
  });
}

/** @returns how many of the scripts that were fetched so far animate */
function animationScripts(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).filter((script) => script.includes('aos-init')).length;
}

const lastRow = (page: Page): Locator => page.getByRole('definition').filter({ hasText: 'finish the rest' });
/** As it is seen: what lies in something transparent is transparent too. */
const opacityOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    let opacity = 1;
    for (let around: Element | null = element; around; around = around.parentElement)
      opacity *= Number(getComputedStyle(around).opacity);
    return opacity;
  });

/** The animations come with the first scroll: a step that hides nothing of what is in the window. */
async function beginToScroll(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 2));
    expect(await hiddenParts(page)).not.toEqual([]);
  }).toPass();
}

test(
  'nothing is hidden, and no animation is fetched, before the first scroll',
  { tag: '@own-context' },
  async ({ page }) => {
    const fetched = animationScripts(page);
    await openHydrated(page, '/about-us');
    expect(await hiddenParts(page)).toEqual([]);
    expect(await fetched()).toBe(0);
    await beginToScroll(page);
    expect(await fetched()).toBe(1);
  },
);

test('what is in the window when the animations come stays in sight', async ({ page }) => {
  await page.goto('/about-us');
  await page.evaluate(() => {
    Object.assign(window, { vanished: [] });
    const seen = [...document.querySelectorAll('[data-aos]')].filter(
      (part) => part.getBoundingClientRect().top < innerHeight,
    );
    const watch = () => {
      for (const part of seen)
        if (getComputedStyle(part).opacity !== '1') Reflect.get(window, 'vanished').push(1);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await beginToScroll(page);
  expect(await page.evaluate(() => Reflect.get(window, 'vanished'))).toEqual([]);
});

test('a part comes into sight when it is scrolled to', async ({ page }) => {
  await page.goto('/about-us');
  await beginToScroll(page);
  await expect.poll(() => opacityOf(lastRow(page))).toBe(0);
  await lastRow(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect.poll(() => opacityOf(lastRow(page))).toBe(1);
});

test('a jump to the end leaves nothing hidden', async ({ page }) => {
  await page.goto('/');
  await beginToScroll(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});

test('a part that the focus comes to is seen, and stays so', async ({ page }) => {
  await page.goto('/about-us');
  await beginToScroll(page);
  const more = page.getByRole('button', { name: 'View More' });
  await more.evaluate((button) => button.focus({ preventScroll: true }));
  const part = page.getByRole('heading', { name: 'Meera Kohli' });
  await expect.poll(() => opacityOf(part)).toBe(1);
  await more.evaluate((button) => button.blur());
  await expect.poll(() => opacityOf(part)).toBe(1);
});

test('a page that gets shorter leaves nothing behind a scroll that cannot come', async ({ page }) => {
  await page.goto('/about-us');
  await beginToScroll(page);
  await page.evaluate(() => document.querySelector('section')?.remove());
  await page.evaluate(() => document.querySelector('section')?.remove());
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});

test('back from another page everything above the place is there', async ({ page }) => {
  await page.goto('/about-us');
  await beginToScroll(page);
  const invitation = page.getByRole('main').getByRole('link', { name: 'CONTACT US' });
  await invitation.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInViewport();
  await page.goBack();
  await expect(invitation).toBeInViewport();
  await untilHydrated(page);
  await page.evaluate(() => scrollBy(0, -2));
  await expect(page.locator('.aos-init').first()).toBeAttached();
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});

test('on paper nothing is hidden', async ({ page }) => {
  await page.goto('/about-us');
  await beginToScroll(page);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenParts(page)).toEqual([]);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden, and no animation is fetched at all', { tag: '@own-context' }, async ({ page }) => {
    const fetched = animationScripts(page);
    const allFetched = watchFetching(page);
    await openHydrated(page, '/about-us');
    await page.evaluate(() => scrollTo(0, 400));
    await allFetched();
    expect(await hiddenParts(page)).toEqual([]);
    expect(await fetched()).toBe(0);
  });

  test('nothing on the home page fades', async ({ page }) => {
    await openHydrated(page, '/');
    const fading = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((part) => {
          const { transitionProperty: properties, transitionDuration: seconds } = getComputedStyle(part);
          return properties.includes('opacity') && Number.parseFloat(seconds) > 0.001;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(fading).toEqual([]);
  });

  test('choosing a service jumps to its text', async ({ page }) => {
    await openHydrated(page, '/services');
    await page.getByRole('link', { name: 'Turnkey Solution' }).first().click();
    await expect(
      page.getByRole('heading', { name: 'From bare shell to the first cup of tea' }),
    ).toBeFocused();
    await expect(
      page.getByRole('heading', { name: 'From bare shell to the first cup of tea' }),
    ).toBeInViewport();
  });
});

import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/',
  '/about-us',
  '/services',
  '/services?category=turnkey-solution',
  '/projects',
  '/projects?type=home',
  '/projects/the-verandah-flat',
  '/blogs',
  '/blogs?search=nothing-like-it',
  '/contact-us',
  '/thank-you',
  '/disclaimer',
  '/privacy-policy',
  '/no-such-page',
  '/blog/no-such-post',
];

for (const screen of screens) {
  test(`${screen} loses nothing with letters twice as large on a small phone`, async ({ page }) => {
    await page.goto(screen);
    await enlargeLetters(page);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  });
}

test('a post loses nothing with letters twice as large on a small phone', async ({ page, post }) => {
  await page.goto(`/blog/${post.slug}`);
  await enlargeLetters(page);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
});

test('menu and enquiry lose nothing with letters twice as large on a small phone', async ({ page }) => {
  await openHydrated(page, '/blogs');
  await enlargeLetters(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('complementary', { name: 'Quick contact' })
    .getByRole('link', { name: 'Enquire Now' })
    .click();
  await expect(page.getByRole('button', { name: 'Ask for a call' })).toBeVisible();
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
});

async function enlargeLetters(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** In the page: words and controls that leave the window or are cut off by their frame. Rows that scroll may be longer. */
function beyondTheEdge(): string[] {
  const lost: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const words = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (!words.length && !element.matches('a, button, input, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    let edge = innerWidth;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(frame);
      const isRow = /auto|scroll/.test(overflowX) && !frame.closest('dialog');
      if (isRow || clipPath === 'inset(50%)') edge = Infinity;
      else if (/hidden|clip/.test(overflowX)) edge = Math.min(edge, frame.getBoundingClientRect().right);
      if (edge === Infinity) break;
    }
    const range = document.createRange();
    const lines = words.flatMap((word) => {
      range.selectNode(word);
      return [...range.getClientRects()];
    });
    const boxes = [element.getBoundingClientRect(), ...lines].filter(({ width }) => width > 1);
    if (edge < Infinity && boxes.some(({ left, right }) => left < -1 || right > edge + 1))
      lost.push(`${element.tagName} ${element.textContent || element.className}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) lost.push('the page scrolls sideways');
  return lost;
}

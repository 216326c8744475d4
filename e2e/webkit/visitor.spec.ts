import { expect } from '@playwright/test';
import sharp from 'sharp';
import { keptFileNames } from '../journeys/browser/kept-file-names.ts';
import { uniqueAddress } from '../journeys/browser/user-input.ts';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';

test('every page renders and hydrates without an error, no wider than the window, its pictures as AVIF', async ({
  webkitPage: page,
}) => {
  for (const [name, path] of publicPages) {
    expect(await page.openListening(path), name).toEqual([]);
    expect(await page.run(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(
      0,
    );
    await page.until(() => {
      const picture = document.querySelector<HTMLImageElement>('main picture img[fetchpriority=high]');
      return picture === null || (picture.naturalWidth > 0 && picture.currentSrc.endsWith('.avif'));
    });
  }
});

test.describe('on a phone', () => {
  test.use({ width: 447 });

  test('the menu opens, closes by Escape, gives the focus back and leads on', async ({
    webkitPage: page,
  }) => {
    await page.open('/');
    // As Safari presses a button, which gets no focus by it.
    await page.run((button: HTMLElement) => button.click(), await page.find('button', 'Menu'));
    await page.find('dialog', 'Menu');
    await page.keys('ESCAPE');
    await page.untilGone('dialog', 'Menu');
    await page.expectFocus('Menu');
    await page.press('button', 'Menu');
    await page.press('link', 'Blogs', await page.find('dialog', 'Menu'));
    await page.expectPath('/blogs');
    await page.untilGone('dialog', 'Menu');
  });

  test('an enquiry is sent from the sheet', async ({ webkitPage: page, rows }) => {
    const email = uniqueAddress();
    await page.open('/projects/the-verandah-flat');
    await page.press('link', 'Ask about this project');
    const sheet = await page.find('dialog', 'Enquire');
    await page.fill(/^Name/, 'Ishaan Verma', sheet);
    await page.fill(/^Email/, email, sheet);
    await page.fill(/^Mobile Number/, '+91 98110 54321', sheet);
    await page.press('checkbox', /^I authorise/, sheet);
    await page.press('button', 'Ask for a call', sheet);
    await page.expectPath('/thank-you');
    await page.find('heading', 'Thank you');
    expect(await rows('SELECT name FROM enquiry WHERE email = $1', email)).toEqual([
      { name: 'Ishaan Verma' },
    ]);
  });
});

test('a file that was chosen for an enquiry is found again on another page', async ({
  webkitPage: page,
}, testInfo) => {
  const file = testInfo.outputPath('balcony.jpg');
  await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } }).toFile(file);
  await page.open('/contact-us');
  await page.choose('contact-files', file);
  await page.expectText('balcony.jpg');
  await expect.poll(() => page.run(keptFileNames)).toEqual(['balcony.jpg']);
  await page.open('/services');
  await page.press('link', 'Enquire about consultancy');
  await page.find('dialog', 'Enquire');
  await page.expectText('balcony.jpg');
});

test('a picture opens large and is turned and closed by keys, which leads back to it', async ({
  webkitPage: page,
}) => {
  await page.open('/projects');
  await page.focus(await page.find('button', /Open picture 1 of 17 large/));
  await page.keys('ENTER');
  await page.expectText('Image 1 of 17');
  await page.keys('ARROW_RIGHT');
  await page.expectText('Image 2 of 17');
  await page.keys('ESCAPE');
  await page.untilGone('dialog', /./);
  await page.expectFocus(/Open picture 2 of 17/);
});

test('the carousel turns by its buttons and by keys', async ({ webkitPage: page }) => {
  await page.open('/projects');
  await page.press('button', 'Next picture');
  await page.expectText('2 of 11');
  expect(await page.run(areNumbersOnOneLine)).toBe(true);
  const shown = await page.find('button', /Open picture 2 of 11/);
  await page.until((picture: Element) => {
    const { left, right } = picture.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  }, shown);
  await page.focus(shown);
  await page.keys('ARROW_RIGHT');
  await page.expectText('3 of 11');
  await page.expectFocus(/Open picture 3 of 11/);
  await page.keys('ARROW_RIGHT');
  await page.expectText('4 of 11');
});

test('a chosen service is shown, with the focus on its heading', async ({ webkitPage: page }) => {
  await page.open('/services');
  await page.press('link', /^Turnkey Solution/);
  await page.expectPath('/services?category=turnkey-solution');
  await page.expectFocus('From bare shell to the first cup of tea');
});

test('a post is found while its heading is typed', async ({ webkitPage: page, post }) => {
  await page.open('/blogs');
  await page.fill('Search blogs', post.heading);
  await page.expectPath(/^\/blogs\?search=/);
  await page.press('link', `Read More about ${post.heading}`);
  await page.expectPath(`/blog/${post.slug}`);
  await page.find('heading', post.heading);
});

test('after a reload the form and the figure are of the office that was chosen', async ({
  webkitPage: page,
}) => {
  await page.open('/what-it-costs');
  await page.press('radio', 'An office');
  await page.expectText('What offices like yours cost');
  await page.focus(await page.find('slider', /^How large/));
  await page.keys('PAGE_UP');
  await page.expectText('2,700');
  await page.run(() => location.reload());
  await page.expectText('What offices like yours cost');
  const form = () =>
    page.run(() => [...new FormData(document.querySelector('main form') ?? undefined).values()]);
  await expect.poll(form).toEqual(['office', '2700', 'middle']);
});

function areNumbersOnOneLine(): boolean {
  const numbers = [...document.querySelectorAll('main article p')].filter(({ textContent }) =>
    /^Project \d+ of \d+$/.test(textContent),
  );
  return numbers.length > 0 && numbers.every((number) => number.getBoundingClientRect().height < 30);
}

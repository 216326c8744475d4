import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';

const counts: [title: string, pictures: number][] = [
  ['The Verandah Flat', 11],
  ['The Evening Flat', 16],
  ['Golf Greens', 17],
  ['Forty Quiet Desks', 8],
  ['First Home', 10],
  ['Pale Ash', 9],
];

const carouselOf = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: `Pictures of ${title}` });
const picture = (carousel: Locator, n: number): Locator =>
  carousel.getByRole('button', { name: new RegExp(`Open picture ${n} of`) });

/** One picture is shown, and only that one can be reached. */
async function expectShown(carousel: Locator, n: number, total: number): Promise<void> {
  await expect(picture(carousel, n)).toBeInViewport({ ratio: 0.5 });
  await expect(carousel.getByText(`${n} of ${total}`, { exact: true })).toBeVisible();
  await expect(carousel.getByRole('button', { name: `Picture ${n}`, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const all = carousel.getByRole('button', { name: /Open picture \d+ of/ });
  const open = () =>
    all.evaluateAll((each) => each.flatMap((one, index) => (one.closest('[inert]') ? [] : index + 1)));
  await expect.poll(open).toEqual([n]);
  await expect(all).toHaveCount(total);
}

test(
  'next, previous and ticks turn the pictures, round the end, and other projects stay as they are',
  { tag: '@every-engine' },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    const carousel = carouselOf(page, 'First Home');
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expectShown(carousel, 2, 10);
    await carousel.getByRole('button', { name: 'Previous picture' }).click();
    await carousel.getByRole('button', { name: 'Previous picture' }).click();
    await expectShown(carousel, 10, 10);
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expectShown(carousel, 1, 10);
    const other = carouselOf(page, 'Golf Greens');
    await other.getByRole('button', { name: 'Picture 12', exact: true }).click();
    await expectShown(other, 12, 17);
    await expect(carousel.getByText('1 of 10', { exact: true })).toBeVisible();
  },
);

test('a picture that was swiped to before the script ran stays', async ({ page }) => {
  await page.goto('/projects');
  const carousel = carouselOf(page, 'The Verandah Flat');
  await picture(carousel, 2).evaluate((slide) =>
    slide.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }),
  );
  await untilHydrated(page);
  await carousel.scrollIntoViewIfNeeded();
  await expectShown(carousel, 2, 11);
});

test(
  'arrow keys turn the pictures, the focus stays on the one that is shown, and Tab passes the hidden ones',
  { tag: ['@desktop', '@every-engine'] },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    const carousel = carouselOf(page, 'Pale Ash');
    await picture(carousel, 1).focus();
    await page.keyboard.press('ArrowLeft');
    await expectShown(carousel, 9, 9);
    await expect(picture(carousel, 9)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(picture(carousel, 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Picture 1', exact: true })).toBeFocused();
  },
);

test.describe('where motion is refused', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a drag turns the pictures at once, without opening one, and wraps around', async ({ page }) => {
    await openHydrated(page, '/projects');
    const carousel = carouselOf(page, 'The Verandah Flat');
    await picture(carousel, 1).hover();
    await expect(carousel.locator('[data-draggable]')).toHaveCount(1);
    await drag(page, picture(carousel, 1), 1);
    await expectShown(carousel, 11, 11);
    await drag(page, picture(carousel, 11), -1);
    await expectShown(carousel, 1, 11);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test(
  'a carousel turns also when the script that moves it smoothly never arrives',
  { tag: ['@own-context', '@desktop'] },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    await page.route(/\.js$/, (route) => route.abort());
    const carousel = carouselOf(page, 'Pale Ash');
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expectShown(carousel, 2, 9);
    await carousel.getByRole('button', { name: 'Picture 7', exact: true }).click();
    await expectShown(carousel, 7, 9);
  },
);

test('a picture opens large; closed, the carousel shows the one that was seen last', async ({ page }) => {
  await openHydrated(page, '/projects');
  const carousel = carouselOf(page, 'Forty Quiet Desks');
  await picture(carousel, 1).click();
  const large = page.getByRole('dialog', { name: 'Forty Quiet Desks, Office, Sector 60, Noida' });
  await expect(large.getByText('Image 1 of 8', { exact: true })).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByText('Image 8 of 8', { exact: true })).toBeVisible();
  await large.getByRole('button', { name: 'Previous picture' }).click();
  await expect(large.getByText('Image 7 of 8', { exact: true })).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShown(carousel, 7, 8);
  await expect(picture(carousel, 7)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test(
  'Enter opens a picture and Escape leads back to it',
  { tag: ['@desktop', '@every-engine'] },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    const carousel = carouselOf(page, 'Golf Greens');
    await picture(carousel, 1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Image 1 of 17', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(picture(carousel, 1)).toBeFocused();
  },
);

test(
  'a large picture is enlarged twice, moved by arrow keys, and never beyond its own pixels',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    await picture(carouselOf(page, 'First Home'), 1).click();
    const image = page.getByRole('dialog').getByRole('img', { name: /^Compact living room/ });
    const zoom = page.getByRole('dialog').getByRole('button', { name: 'Zoom' });
    await expect(image).toBeVisible();
    const before = await boxOf(image);
    await zoom.click();
    await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(before.width * 2, 0);
    const { x } = await boxOf(image);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(image)).x).toBeLessThan(x);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(1440, -1);
    await zoom.click();
    await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(before.width, 0);
  },
);

test(
  'Explore project opens an enquiry that names the project, over the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, '/projects');
    const block = page.getByRole('article', { name: 'Golf Greens' });
    await block.getByRole('link', { name: 'Explore project' }).click();
    await expect(page.getByRole('dialog').getByText('About: Golf Greens')).toBeVisible();
    await expect(page).toHaveURL('/projects');
  },
);

test(
  'the address behind Explore project is the projects with the enquiry open, and not for search engines',
  {
    tag: '@desktop',
  },
  async ({ page, baseURL }) => {
    const response = await page.goto('/project?of=office-sector-60');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('dialog').getByText('About: Forty Quiet Desks')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/projects`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Our Projects' })).toBeInViewport();
  },
);

test('an address of old leads to the block of its project, below the header', async ({ page }) => {
  await openHydrated(page, '/projects#noida-extension-home');
  const block = page.getByRole('article', { name: 'First Home' });
  await expect(block).toBeInViewport();
  const { y } = await boxOf(block);
  expect(y).toBeGreaterThan(64);
  expect(y).toBeLessThan(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every project has all its pictures in a row that scrolls', async ({ page }) => {
    await page.goto('/projects');
    for (const [title, total] of counts) {
      const carousel = carouselOf(page, title);
      await expect(carousel.getByRole('img')).toHaveCount(total);
      await expect(carousel.getByRole('button', { name: 'Next picture' })).toBeHidden();
      await picture(carousel, total).scrollIntoViewIfNeeded();
      await expect(picture(carousel, total)).toBeInViewport({ ratio: 0.5 });
    }
  });

  test(
    'Explore project leads to an address where the enquiry can be found',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/projects');
      const block = page.getByRole('article', { name: 'Pale Ash' });
      await block.getByRole('link', { name: 'Explore project' }).click();
      await expect(page).toHaveURL('/project?of=pale-ash');
      await page.getByRole('link', { name: 'Tell us about your space' }).click();
      await expect(page).toHaveURL('/contact-us?project=pale-ash');
    },
  );
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Across most of the picture, to the right (1) or to the left (-1). */
async function drag(page: Page, element: Locator, direction: 1 | -1): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const middle = x + width / 2;
  const far = direction * 0.4 * width;
  await page.mouse.move(middle - far, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(middle + far, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

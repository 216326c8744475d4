import { expect, type Page } from '@playwright/test';
import { complaintsOf } from '../browser/complaints.ts';
import { watchFetching } from '../browser/fetching.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';

const fullPictures = (page: Page, role: 'button' | 'link') =>
  page.getByRole('main').getByRole(role, { name: /^Full picture, \d/ });
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'Save-Data': 'on' }));

  test('a picture is fetched when it is wanted, in the size that was named, and takes the focus', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (['image', 'media'].includes(request.resourceType())) pictures.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, '/about-us');
    expect(await page.locator('main img, main source').count()).toBe(0);
    await expect(fullPictures(page, 'link')).toHaveCount(0);
    const [, wanted] = await fullPictures(page, 'button').all();
    const said = (await wanted?.textContent()) ?? '';
    const [, kilobytes, alt = ''] = /(\d+) kB: (.+)/.exec(said) ?? [];
    await wanted?.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: alt })).toBeFocused();
    await expect.poll(() => pictures.filter((path) => path.startsWith('/assets/pictures/'))).toHaveLength(1);
    const [file = ''] = pictures.filter((path) => path.startsWith('/assets/pictures/'));
    const { length } = await (await page.request.get(file)).body();
    expect(Math.round(length / 1000)).toBe(Number(kilobytes));
  });

  test('a picture of a project is shown by one press and opened large by another', async ({ page }) => {
    await openHydrated(page, '/projects');
    const carousel = page.getByRole('group', { name: 'Pictures of Pale Ash' });
    await carousel
      .getByRole('button', { name: /^Full picture/ })
      .first()
      .click();
    const large = carousel.getByRole('button', { name: 'Open picture 1 of 9' });
    await expect(large).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('Image 1 of 9')).toBeVisible();
  });

  test('on the page of a project too, where the two of a pair stand apart', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openHydrated(page, '/projects/the-verandah-flat');
    await expect(page.getByRole('heading', { name: 'The same corner, before and after' })).toBeAttached();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Next project/ })).not.toContainText('Full picture');
    await expect(page.getByRole('button', { name: /^Full picture ?: Floor plan/ })).toBeVisible();
    const shots = page.getByRole('figure').filter({ has: page.getByRole('button', { name: /^Keep/ }) });
    const shot = shots.first();
    await shot.getByRole('button', { name: /^Full picture/ }).click();
    await expect(shot.getByRole('button', { name: /Open picture \d+ of/ })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('the map is a link, and the switch gives back all pictures', async ({ page }) => {
    await openHydrated(page, '/contact-us');
    await expect(page.getByRole('button', { name: 'Load the map' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Open in maps/ })).toBeVisible();
    await footer(page).getByRole('switch', { name: 'Light on data', checked: true }).click();
    await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible();
  });
});

test('the switch holds back pictures at once, on other pages and after a reload', async ({ page }) => {
  await openHydrated(page, '/services');
  await footer(page).getByRole('switch', { name: 'Light on data', checked: false }).click();
  await expect(footer(page).getByRole('status')).toHaveText('Pictures wait until you press them.');
  await expect(fullPictures(page, 'button').first()).toBeVisible();
  await footer(page).getByRole('link', { name: 'What it costs' }).click();
  await expect(page).toHaveURL('/what-it-costs');
  await expect(fullPictures(page, 'button')).toHaveCount(1);
  await page.reload();
  await untilHydrated(page);
  await expect(fullPictures(page, 'button')).toHaveCount(1);
  expect(await page.locator('main img').count()).toBe(0);
});

test(
  'the switch leaves the page where it is while the line is gone',
  { tag: '@own-context' },
  async ({ page, context }) => {
    const allFetched = watchFetching(page);
    await openHydrated(page, '/services');
    await allFetched();
    await context.setOffline(true);
    await footer(page).getByRole('switch', { name: 'Light on data' }).click();
    await expect(footer(page).getByRole('status')).toContainText('This could not be opened.');
    await expect(footer(page).getByRole('switch', { name: 'Light on data', checked: false })).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a form, and pictures are links to their files', async ({ page }) => {
    await page.goto('/services?category=office-interiors');
    await footer(page).getByRole('switch', { name: 'Light on data' }).click();
    await expect(page).toHaveURL('/services?category=office-interiors');
    await expect(footer(page).getByRole('switch', { name: 'Light on data', checked: true })).toBeVisible();
    await expect(fullPictures(page, 'link').first()).toHaveCSS('position', 'absolute');
    const file = await fullPictures(page, 'link').first().getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toBe('image/avif');
    await footer(page).getByRole('switch', { name: 'Light on data' }).click();
    await expect(fullPictures(page, 'link')).toHaveCount(0);
  });
});

import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { violationsIn } from '../browser/no-violation.ts';

const LISTS = /\/api\/blog(search)?\?/;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search blogs' });
const notice = (page: Page) => page.getByRole('search').locator('[aria-live=polite]');
const cards = (page: Page) => page.getByRole('article');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const turn = (page: Page, to: number) =>
  page.getByRole('navigation', { name: 'Blog pages' }).getByRole('link', { name: `Page ${to}`, exact: true });

const failures: [name: string, fail: (route: Route) => Promise<void>][] = [
  ['is answered 503', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } })],
  ['is answered 429', (route) => route.fulfill({ status: 429, json: { message: 'Too many.' } })],
  ['is answered with half an answer', (route) => route.fulfill({ status: 200, body: '{"data":[' })],
  ['is answered with a page', (route) => route.fulfill({ status: 200, body: '<html>' })],
  ['is not answered in time', (route) => route.abort('timedout')],
  ['is cut off', (route) => route.abort('connectionreset')],
];

test('a search that fails leaves list, words and address as they are, and is tried again', async ({
  page,
}) => {
  // Found by letters that are in no heading of another test's.
  await openHydrated(page, '/blogs?search=re');
  const before = await cards(page).allInnerTexts();
  for (const [name, fail] of failures) {
    await test.step(`it ${name}`, async () => {
      await page.route(LISTS, fail);
      await field(page).fill('zzzz');
      await expect(notice(page)).toContainText('The search did not answer. The list below is as it was.');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('zzzz');
      await expect(page).toHaveURL('/blogs?search=re');
      expect(await cards(page).allInnerTexts()).toEqual(before);
      await page.unroute(LISTS);
      await retry(page).click();
      await expect(page.getByText('No blogs found.')).toBeVisible();
      await expect(page).toHaveURL('/blogs?search=zzzz');
      await expect(notice(page)).toBeEmpty();
      await expect(field(page)).toBeFocused();
    });
    await field(page).fill('re');
    await expect(page).toHaveURL('/blogs?search=re');
    await expect(cards(page)).toHaveCount(before.length);
  }
});

test('offline nothing is lost: not by typing, turning pages or clearing the field', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/blogs?search=a');
  const before = await cards(page).allInnerTexts();
  await context.setOffline(true);
  await turn(page, 2).click();
  await expect(notice(page)).toContainText('The blogs could not be fetched. The list below is as it was.');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(notice(page)).toContainText('The search did not answer.');
  await expect(field(page)).toHaveValue('');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('kitchen'));
  await field(page).pressSequentially('kitchen');
  await failed;
  await expect(notice(page)).toContainText('The search did not answer.');
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await expect(page).toHaveURL('/blogs?search=a');
  const violations = await violationsIn(page, 'main');
  expect(violations).toEqual([]);
  await context.setOffline(false);
  await retry(page).click();
  await expect(page).toHaveURL('/blogs?search=kitchen');
  await expect(field(page)).toHaveValue('kitchen');
});

test('a page that does not come is turned to by trying again, and Back leads to the first one', async ({
  page,
}) => {
  // Letters in more samples than a page has, and in no heading of another test's.
  await openHydrated(page, '/blogs?search=re');
  const [first = ''] = await cards(page).allInnerTexts();
  await page.route(LISTS, (route) => route.abort());
  await turn(page, 2).click();
  await expect(retry(page)).toBeVisible();
  await page.unroute(LISTS);
  await retry(page).click();
  await expect(page).toHaveURL('/blogs?search=re&page=2');
  await expect(notice(page)).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/blogs?search=re');
  await expect(cards(page).first()).toHaveText(first, { useInnerText: true });
});

test('the way back shows the list that was seen before, also without a network', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/blogs');
  const before = await cards(page).allInnerTexts();
  await turn(page, 2).click();
  await expect(page).toHaveURL('/blogs?page=2');
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect(notice(page)).toContainText('The list below is as it was.');
  expect(await cards(page).allInnerTexts()).toEqual(before);
});

test('a search under way does not lead back from where the visitor went meanwhile', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const held: Route[] = [];
  await page.route(LISTS, (route) => void held.push(route));
  await field(page).fill('kitchen');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  // By now it may have been called off.
  await Promise.allSettled(held.map((route) => route.continue()));
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

for (const [path, words, to] of [
  ['/blogs?page=99', 'There is no page 99 of the blog.', '/blogs'],
  ['/blogs?search=a&page=99', 'There is no page 99 of what was found for "a".', '/blogs?search=a'],
] as const) {
  test(`${path} is answered 404 in words that fit, with a way to the first page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain(words.replaceAll('"', '&quot;'));
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByText('No blogs found.')).toHaveCount(0);
    const links = page.getByRole('navigation', { name: 'Blog pages' }).locator('..');
    await expect(links).toHaveCSS('border-top-width', '0px');
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(to);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('a search that finds nothing is an answer, not an error', async ({ request }) => {
  const answer = await request.get('/blogs?search=zzzz');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('No blogs found.');
});

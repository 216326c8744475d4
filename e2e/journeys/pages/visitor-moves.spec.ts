import { expect, type Page } from '@playwright/test';
import { someAddress } from '../../../testing/actors/visitor.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';

test('Back leads to the same place of the list, Forward to the same place of the post', async ({ page }) => {
  await openHydrated(page, '/blogs');
  const readMore = page.getByRole('link', { name: /^Read More/ }).nth(3);
  await readMore.focus();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/blog\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 450));
  expect(await restingPlace(page)).toBe(450);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => scrollY(page)).toBe(place);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(450);
});

test('a turned page of the list begins at its top, with the focus on its heading and its title read out', async ({
  page,
}) => {
  await openHydrated(page, '/blogs');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a link to a part of a page leads there, and Back to where it was followed', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Homes and offices in Noida' }).focus();
  const place = await restingPlace(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#interiors');
  await expect(page.getByRole('heading', { name: 'Interiors with a difference' })).toBeInViewport();
  await restingPlace(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(place);
});

test(
  'the browser keeps every page as it was left for the way back',
  { tag: '@whole-browser' },
  async ({ playwright, launchOptions, baseURL, post }) => {
    // Playwright switches the keeping off, to be asked for each page.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() };
    const page = await browser.newPage({ extraHTTPHeaders, ...(baseURL && { baseURL }) });
    for (const path of ['/', '/blogs', `/blog/${post.slug}`, '/contact-us', '/thank-you']) {
      // A browser short of memory or time lets go of any page: only one that it never keeps is at fault.
      await expect(async () => {
        await page.goto(path);
        await page.evaluate(() => {
          window.name = 'left';
          window.addEventListener('pageshow', ({ persisted }) => {
            window.name = persisted ? 'kept' : 'loaded';
          });
        });
        await page.goto('/no-such-page');
        await page.evaluate(() => window.history.back());
        const state = () => page.evaluate(() => window.name).catch(() => '');
        await expect.poll(state, { message: path, timeout: 5_000 }).toBe('kept');
      }).toPass();
    }
    await browser.close();
  },
);

test(
  'an enquiry that was left without an answer goes out from the page that the browser kept',
  { tag: '@whole-browser' },
  async ({ playwright, launchOptions, baseURL, rows }) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    await asIfShownAMinuteAgo(page);
    const emails: string[] = [];
    await expect(async () => {
      const email = uniqueAddress();
      emails.push(email);
      await openHydrated(page, '/projects');
      await page.evaluate(() =>
        window.addEventListener('pageshow', ({ persisted }) => persisted && (window.name = 'kept')),
      );
      await openHydrated(page, '/contact-us');
      await sendWithoutAnswer(page, email);
      await page.evaluate(() => window.history.back());
      const state = () => page.evaluate(() => window.name).catch(() => '');
      await expect.poll(state, { timeout: 5_000 }).toBe('kept');
    }).toPass();
    await expect(page.getByText(/^Your enquiry was sent at/)).toBeVisible();
    await expect.poll(() => rows('SELECT 1 FROM enquiry WHERE email = $1', emails.at(-1))).toHaveLength(1);
    await rows('DELETE FROM enquiry WHERE email = ANY($1)', emails);
    await browser.close();
  },
);

test('a press that comes before the script opens the enquiry once that is there', async ({ page }) => {
  await page.goto('/blogs');
  const rail = page.getByRole('complementary', { name: 'Quick contact' });
  await rail.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(page).toHaveURL('/blogs');
});

test(
  'a page whose script could not be fetched fetches it when the line returns',
  { tag: ['@own-context', '@desktop'] },
  async ({ page, context }) => {
    await page.goto('/services');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.keyboard.press('Shift');
    await failed;
    await context.setOffline(false);
    await untilHydrated(page);
  },
);

test(
  'a page whose script the browser asks for but once is loaded anew when the line returns',
  { tag: ['@firefox', '@own-context'] },
  async ({ page }) => {
    await page.goto('/services');
    await page.route('**/assets/**/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    await page.unroute('**/assets/**/*.js');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await untilHydrated(page);
  },
);

test('a page that is pointed at is fetched ahead', { tag: '@whole-browser' }, async ({ page, context }) => {
  await page.goto('/about-us');
  const ahead: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(new URL(request.url()).pathname);
  });
  // The rules come in a file of their own, and who points at a link before has to do so again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
    await expect.poll(() => ahead, { timeout: 1_000 }).toEqual(['/services']);
  }).toPass();
});

test('a visit that is light on data fetches nothing ahead', { tag: '@desktop' }, async ({ request }) => {
  const headers = { 'Save-Data': 'on' };
  expect((await request.get('/about-us')).headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await request.get('/about-us', { headers })).headers()).not.toHaveProperty('speculation-rules');
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function sendWithoutAnswer(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await page.getByRole('textbox', { name: 'Message' }).fill('Three bedrooms, keys in May.');
  await page.getByRole('checkbox', { name: /I authorise/ }).check();
  await page.route('**/api/enquiry', () => undefined, { times: 1 });
  const request = page.waitForRequest('**/api/enquiry');
  await page.getByRole('button', { name: 'Send message' }).click();
  await request;
}

async function restingPlace(page: Page): Promise<number> {
  let before = -1;
  const hasMoved = async () => {
    const now = await scrollY(page);
    const moved = now - before;
    before = now;
    return moved;
  };
  await expect.poll(hasMoved).toBe(0);
  return before;
}

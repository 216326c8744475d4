import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openHydrated, untilHydrated } from '../../journeys/browser/hydration.ts';
import { violationsIn } from '../../journeys/browser/no-violation.ts';

// One frontend serves them all.
test.describe.configure({ mode: 'default' });

const question = (page: Page) => page.getByRole('region', { name: 'May we count this visit?' });
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page) => page.getByRole('status').filter({ hasText: /./ });

/** Once its script has started, which asks and loads at once if at all; what is served shows neither. */
async function expectNeither(page: Page): Promise<void> {
  await untilHydrated(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
}

test('a tag manager loads only after an enquiry, when the visitor agrees, and is not asked for again', async ({
  page,
  tagManagers,
  enquire,
}) => {
  await page.goto('/thank-you');
  await expectNeither(page);
  await enquire();
  await expect(question(page)).toBeVisible();
  const violations = await violationsIn(page);
  expect(violations).toEqual([]);
  expect(tagManagers).toEqual([]);
  await choose(page, 'Count my visit');
  await expect(said(page)).toHaveText('Thank you. Your visit is counted.');
  await expect(page).toHaveTitle('counted');
  expect(tagManagers).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  await page.goto('/thank-you');
  await expectNeither(page);
  expect(tagManagers).toHaveLength(1);
  await enquire();
  await expect(page).toHaveTitle('counted');
  await expect(question(page)).toHaveCount(0);
  expect(tagManagers).toHaveLength(2);
});

test('who does not want to be counted is not, nor asked again, until the policy is told otherwise', async ({
  page,
  tagManagers,
  enquire,
}) => {
  await enquire();
  await choose(page, 'Do not count');
  await expect(said(page)).toHaveText('Your visit is not counted.');
  await expect(said(page)).toBeFocused();
  await enquire();
  await expectNeither(page);
  await page.goto('/privacy-policy');
  await expect(said(page)).toHaveText('You are not counted.');
  await choose(page, 'Count my visits');
  await expect(said(page)).toHaveText('You agreed to be counted.');
  expect(tagManagers).toEqual([]);
  await enquire();
  await expect(page).toHaveTitle('counted');
  await openHydrated(page, '/about-us');
  const footer = page.getByRole('form', { name: 'Counting visits' });
  await expect(footer).toContainText('Counting visits: on');
  await footer.getByRole('button', { name: 'Do not count' }).click();
  await expect(footer).toContainText('Counting visits: off');
  await expect(footer.getByRole('status')).toHaveText('Your visits are not counted.');
  expect(await violationsIn(page, 'footer')).toEqual([]);
  await enquire();
  await expectNeither(page);
  expect(tagManagers).toHaveLength(1);
});

test('without an answer nothing is loaded, and no other page could load it', async ({
  page,
  tagManagers,
  enquire,
}) => {
  await enquire();
  await expect(question(page)).toBeVisible();
  for (const link of ['See recent projects', 'Back to home', 'Dehleez Interiors', 'What is counted']) {
    const leaving = page.waitForEvent('load');
    await page.getByRole('link', { name: link, exact: true }).click();
    await leaving;
    const refused = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve(false));
          script.addEventListener('error', () => resolve(true));
          script.src = 'https://www.googletagmanager.com/gtm.js';
          document.head.append(script);
        }),
    );
    expect(refused, link).toBe(true);
    await page.goBack();
    await expect(question(page)).toBeVisible();
  }
  expect(tagManagers).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked or loaded, and the policy says so', async ({ page, tagManagers, enquire }) => {
    await enquire();
    await expect(question(page)).toHaveCount(0);
    await page.goto('/privacy-policy');
    await expect(page.getByText('or without JavaScript, nothing is loaded at all')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(tagManagers).toEqual([]);
  });

  test('the foot of a page remembers the answer, and leads back to it', async ({ page, context }) => {
    await page.goto('/about-us');
    await choose(page, 'Count my visits');
    await expect(page).toHaveURL('/about-us');
    expect(await context.cookies()).toMatchObject([{ name: 'counting', value: 'yes', sameSite: 'Lax' }]);
  });
});

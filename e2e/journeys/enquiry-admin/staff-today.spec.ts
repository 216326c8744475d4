import { expect, type Locator, type Page } from '@playwright/test';
import { adminAccount } from '../../../testing/actors/admin-account.ts';
import { test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';

const PHONE = { width: 390, height: 844 };

async function signInAt(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opening a telephone would leave the page. */
const keepHere = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** What is pressed in a row, the name of who is called aside. */
async function expectRoomForThumbs(row: Locator): Promise<void> {
  const controls = row.locator(':is(a, button, select, input):not(h3 *)');
  const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
}

const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** Late by years, so that it comes before those of other tests. */
const comesFirst = `UPDATE enquiry SET call_due = '2020-01-01' WHERE email = $1`;

test('an address that was asked for opens after the sign-in, and Today otherwise', async ({ page }) => {
  await page.goto('/admin/studio');
  await expect(page).toHaveURL('/admin/login');
  await signInAt(page);
  await expect(page).toHaveURL('/admin/studio');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signInAt(page);
  await expect(page).toHaveURL('/admin/today');
  await expect(page.getByRole('heading', { name: 'Call now' })).toBeVisible();
});

test('Call on a cut line is noted later, once, with the moment it was pressed', async ({
  staffPage,
  enquirer,
  rows,
}) => {
  await rows(comesFirst, enquirer.email);
  await staffPage.goto('/admin/today');
  await keepHere(staffPage);
  const row = rowOf(staffPage, enquirer.name);
  await staffPage.route('**/api/admin/enquiry/**', (route) => route.abort());
  const before = Date.now();
  await row.getByRole('link', { name: `Call ${enquirer.name}` }).click();
  const after = Date.now();
  await expect(row.getByText(/You called at \d\d:\d\d/)).toBeVisible();
  await expect(row.getByText('Kept on this device')).toBeVisible();
  await staffPage.reload();
  await expect(row.getByText('How did it go?').last()).toBeVisible();
  await staffPage.unroute('**/api/admin/enquiry/**');
  await staffPage.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row.getByText('Kept on this device')).toHaveCount(0);
  await row.getByRole('button', { name: 'We spoke' }).click();
  await expect(row).toHaveCount(0);
  const [stored] = await rows(
    `SELECT state, outcome, first_contact_how AS how, extract(epoch FROM first_contact_at) * 1000 AS at,
       (SELECT count(*)::int FROM enquiry_event WHERE enquiry_id = enquiry.id AND kind = 'contact') AS contacts
     FROM enquiry WHERE email = $1`,
    enquirer.email,
  );
  expect(stored).toMatchObject({ state: 'called', outcome: 'reached', how: 'call', contacts: 1 });
  // The device goes by the server's clock, which tells whole seconds.
  expect(Number(stored?.['at'])).toBeGreaterThan(before - 2000);
  expect(Number(stored?.['at'])).toBeLessThan(after + 2000);
});

test('who asked to be left alone meanwhile is not written to, and the row says so at once', async ({
  staffPage,
  enquirer,
  rows,
}) => {
  await rows(comesFirst, enquirer.email);
  await staffPage.goto('/admin/today');
  await keepHere(staffPage);
  const row = rowOf(staffPage, enquirer.name);
  const whatsapp = row.getByRole('link', { name: `WhatsApp ${enquirer.name}` });
  await expect(whatsapp).toBeVisible();
  await rows(`UPDATE enquiry SET created_at = now() - interval '1 hour' WHERE email = $1`, enquirer.email);
  await rows(
    `INSERT INTO do_not_contact (email, created_at) VALUES ($1, now() - interval '1 minute')`,
    enquirer.email,
  );
  await whatsapp.click();
  await expect(staffPage.getByText('This person has asked to be left alone')).toBeVisible();
  await expect(whatsapp).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a call that was not made is taken back by thumb, and the tab shows how many wait', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    await rows(comesFirst, enquirer.email);
    await staffPage.goto('/admin/today');
    await expect(staffPage).toHaveTitle(/^\(\d+\) Today/);
    await keepHere(staffPage);
    const row = rowOf(staffPage, enquirer.name);
    await expectRoomForThumbs(row);
    await row.getByRole('link', { name: `WhatsApp ${enquirer.name}` }).tap();
    await expect(row.getByRole('group', { name: 'How did it go?' })).toBeFocused();
    await expect
      .poll(() => rows('SELECT first_contact_how FROM enquiry WHERE email = $1', enquirer.email))
      .toEqual([{ first_contact_how: 'whatsapp' }]);
    expect(await linesOf(row.getByText(/^\d\d:\d\d$/))).toBe(1);
    await row.getByRole('button', { name: 'Call again' }).tap();
    await expectNoViolation(staffPage);
    await staffPage.setViewportSize(PHONE);
    await expectRoomForThumbs(row);
    await row.getByRole('button', { name: 'I did not write' }).tap();
    await expect
      .poll(() => rows('SELECT first_contact_how FROM enquiry WHERE email = $1', enquirer.email))
      .toEqual([{ first_contact_how: null }]);
  });
});

test('Today and the report have no accessibility violation, on a phone and when they fail', async ({
  staffPage,
  enquirer,
  rows,
}) => {
  await rows(comesFirst, enquirer.email);
  await staffPage.setViewportSize(PHONE);
  await staffPage.goto('/admin/today');
  await expect(staffPage.getByRole('link', { name: enquirer.name, exact: true })).toBeVisible();
  await staffPage.route('**/api/admin/today', (route) => route.abort());
  await staffPage.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(staffPage.getByText('Below is what this device saw at')).toBeVisible();
  await expect(staffPage.getByRole('link', { name: enquirer.name, exact: true })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.setViewportSize(PHONE);
  await staffPage.getByRole('button', { name: 'More' }).click();
  await staffPage.getByRole('link', { name: 'Report' }).click();
  await expect(staffPage.getByRole('table', { name: 'Time to the first contact' })).toBeVisible();
  await staffPage.getByRole('link', { name: 'Three months' }).click();
  await expect(staffPage.getByRole('link', { name: 'Three months' })).toHaveAttribute('aria-current');
  await expectNoViolation(staffPage);
});

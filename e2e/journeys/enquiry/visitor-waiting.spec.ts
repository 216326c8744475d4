import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { fallbacks, fillIn, message, sendInVain, sendOffline } from './send-offline.ts';

const STORED = 'SELECT message FROM enquiry WHERE email = $1';

test.beforeEach(({ page }) => asIfShownAMinuteAgo(page));

test(
  'an enquiry that waits is sent from any page, a plain one too, after its tab was closed',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await sendOffline(page, context);
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    await expect(fallbacks(page).getByRole('status')).toContainText('Waiting');
    await page.close();
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await expect(other.getByText(/^Your enquiry was sent at \d{1,2}:\d\d\s[ap]m\.$/)).toBeVisible();
    expect(await rows(STORED, email)).toHaveLength(1);
    await other.goto('/contact-us');
    await untilHydrated(other);
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
);

test(
  'two enquiries that wait both arrive, and the form opened again is emptied of what was sent',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await sendOffline(page, context);
    const wait = fallbacks(page).getByRole('button', { name: 'Send when back online' });
    await wait.click();
    await expect(fallbacks(page).getByRole('status')).toContainText('Waiting');
    await page.getByRole('textbox', { name: 'Message' }).fill('An office for forty.');
    await wait.click();
    await expect(fallbacks(page).getByRole('status')).toContainText('Waiting');
    await page.close();
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto('/contact-us');
    await expect(other.getByText(/^Your enquiry was sent at/)).toBeVisible();
    await expect.poll(() => rows(STORED, email)).toHaveLength(2);
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
);

test(
  'a message that was corrected while it waits goes in the place of the first',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await sendOffline(page, context);
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    const words = page.getByRole('textbox', { name: 'Message' });
    await words.fill(`${message} And a balcony.`);
    await expect(fallbacks(page)).toContainText('What you wrote before waits as it was.');
    await fallbacks(page).getByRole('button', { name: 'In its place' }).click();
    await expect(fallbacks(page).getByRole('status')).toBeFocused();
    await context.setOffline(false);
    await expect(page).toHaveURL('/thank-you');
    expect(await rows(STORED, email)).toEqual([{ message: `${message} And a balcony.` }]);
    await page.goto('/contact-us');
    await untilHydrated(page);
    await expect(words).toHaveValue('');
  },
);

test(
  'whoever changed the message after it was asked to wait reads that only the first was sent',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await sendOffline(page, context);
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    const words = page.getByRole('textbox', { name: 'Message' });
    await words.fill('An office for forty.');
    await context.setOffline(false);
    await expect(
      page.getByText(/^Your enquiry was sent at .*m\. What is in the form now was not\.$/),
    ).toBeVisible();
    await expect(words).toHaveValue('An office for forty.');
    expect(await rows(STORED, email)).toEqual([{ message }]);
  },
);

test(
  'the sheet opened again after what waited has arrived does not say that it failed',
  { tag: '@own-context' },
  async ({ page, context }) => {
    const sheet = page.getByRole('dialog', { name: 'Enquire' });
    await openHydrated(page, '/about-us');
    const enquire = page.getByRole('complementary').getByRole('link', { name: 'Enquire Now' });
    await enquire.click();
    await fillIn(page, uniqueAddress(), 'Anything we should know?');
    await context.setOffline(true);
    await sendInVain(page, 'Ask for a call');
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    await sheet.getByRole('button', { name: 'Close enquiry' }).click();
    await expect(sheet).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(/^Your enquiry was sent at/)).toBeVisible();
    await enquire.click();
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await expect(fallbacks(page)).toHaveCount(0);
  },
);

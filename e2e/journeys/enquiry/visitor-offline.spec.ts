import { type BrowserContext, expect, type Page } from '@playwright/test';
import { watchFetching } from '../browser/fetching.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';

const message = 'Three bedrooms in Sector 137, keys in January.';
const fallbacks = (page: Page) => page.getByRole('region', { name: 'Three other ways' });
const STORED = 'SELECT message, source, landing_page FROM enquiry WHERE email = $1';

test.beforeEach(({ page }) => asIfShownAMinuteAgo(page));

test(
  'an enquiry that the network cuts off offers three fallbacks, waits when asked to, and is thanked for when it has arrived',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await sendOffline(page, context, '?utm_source=Fair');
    await expect(page.getByRole('alert')).toBeFocused();
    for (const [name, address] of [
      ['Open WhatsApp', 'https://wa.me/'],
      ['Write the email', 'mailto:'],
    ] as const) {
      const href = (await fallbacks(page).getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(href.startsWith(address)).toBe(true);
      expect(decodeURIComponent(href)).toContain(`An enquiry from Ishaan Verma, +91 98110 54321: ${message}`);
    }
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    await expect(fallbacks(page).getByRole('status')).toHaveText(
      'Waiting for the network. You can close this page.',
    );
    await fallbacks(page).getByRole('button', { name: 'Do not send it' }).click();
    await expect(fallbacks(page).getByRole('status')).toContainText('It will not be sent by itself.');
    await fallbacks(page).getByRole('button', { name: 'Send when back online' }).click();
    await expect(fallbacks(page).getByRole('status')).toContainText('Waiting for the network.');
    await context.setOffline(false);
    await expect(page).toHaveURL('/thank-you');
    expect(await rows(STORED, email)).toEqual([{ message, source: 'fair', landing_page: '/contact-us' }]);
  },
);

test(
  'an enquiry that nobody answers opens the fallbacks after half a minute, with files after one without progress',
  { tag: '@own-context' },
  async ({ page }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      return dialog.accept();
    });
    await page.clock.install();
    // It goes by a clock that no test can put on.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const end = new AbortController();
        setTimeout(() => end.abort(new DOMException('', 'TimeoutError')), milliseconds);
        return end.signal;
      };
    });
    await page.route('**/api/enquiry', () => undefined);
    await openHydrated(page, '/contact-us');
    await fillIn(page, uniqueAddress());
    const sendAndWait = async (seconds: number) => {
      const request = page.waitForRequest('**/api/enquiry');
      await page.getByRole('button', { name: 'Send message' }).click();
      await request;
      await page.clock.fastForward(1000 * seconds);
      await expect(fallbacks(page)).toBeVisible();
    };
    await sendAndWait(30);
    const buffer = Buffer.from('%PDF-1.4');
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer };
    await page.getByLabel('Floor plan or photographs').setInputFiles([file]);
    await sendAndWait(60);
    expect(said).toEqual([
      'An error occurred: there was no answer.',
      'An error occurred: the files did not get through. Without them, or with fewer, it may go.',
    ]);
  },
);

test('an enquiry whose answer was lost arrives once', async ({ page, rows }) => {
  const email = uniqueAddress();
  await openHydrated(page, '/contact-us');
  await fillIn(page, email);
  const loseAnswer = { times: 1 };
  await page.route(
    '**/api/enquiry',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    loseAnswer,
  );
  await sendInVain(page);
  expect(await rows(STORED, email)).toHaveLength(1);
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: /I authorise/ }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await rows(STORED, email)).toHaveLength(1);
});

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

test(
  'an enquiry whose page is left before the answer goes out from the next one, and arrives once',
  { tag: '@every-engine' },
  async ({ page, rows }) => {
    const email = uniqueAddress();
    await openHydrated(page, '/contact-us');
    await fillIn(page, email);
    await page.route('**/api/enquiry', () => undefined, { times: 1 });
    const request = page.waitForRequest('**/api/enquiry');
    await page.getByRole('button', { name: 'Send message' }).click();
    await request;
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page.getByText(/^Your enquiry was sent at/)).toBeVisible();
    expect(await rows(STORED, email)).toHaveLength(1);
  },
);

test('what was written on the contact page is kept without the consent, and can be cleared', async ({
  page,
}) => {
  await openHydrated(page, '/contact-us');
  await fillIn(page, uniqueAddress());
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear the form' })).toHaveCount(0);
});

test(
  'an enquiry is kept and waits, though the line was gone before the form was touched',
  { tag: '@own-context' },
  async ({ page, context }) => {
    const allFetched = watchFetching(page);
    await page.goto('/contact-us');
    await expect.poll(() => countPreloads(page)).toBe(0);
    await allFetched();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await context.setOffline(true);
    await untilHydrated(page);
    await fillIn(page, uniqueAddress());
    await sendInVain(page);
    await expect(fallbacks(page).getByRole('button', { name: 'Send when back online' })).toBeVisible();
  },
);

/** That the page has not begun to fetch yet. */
function countPreloads(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const preloads = document.querySelector<HTMLTemplateElement>('template#preloads');
    return preloads?.content.childElementCount;
  });
}

/** @returns the address that it was filled in with */
async function sendOffline(page: Page, context: BrowserContext, query = ''): Promise<string> {
  const email = uniqueAddress();
  await openHydrated(page, `/contact-us${query}`);
  await fillIn(page, email);
  await context.setOffline(true);
  await sendInVain(page);
  return email;
}

async function sendInVain(page: Page, button = 'Send message'): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: button }).click();
  expect((await alert).message()).toContain('An error occurred:');
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
}

async function fillIn(page: Page, email: string, field = 'Message'): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await page.getByRole('textbox', { name: field }).fill(message);
  await page.getByRole('checkbox', { name: /I authorise company representatives/ }).check();
}

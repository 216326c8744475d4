import { expect, type Page } from '@playwright/test';
import { watchFetching } from '../browser/fetching.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { fallbacks, fillIn, message, sendInVain, sendOffline } from './send-offline.ts';

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
  const clear = page.getByRole('button', { name: 'Clear the form' });
  await clear.click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('The form is cleared.')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  await clear.click();
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

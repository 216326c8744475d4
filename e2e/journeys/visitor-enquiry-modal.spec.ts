import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import {
  asIfShownAMinuteAgo,
  restingPlace,
  scrollByHand,
  scrollUntilOpen,
  uniqueAddress,
} from './visitor-hands.ts';
import { openHydrated, untilHydrated } from './hydration.ts';

const rail = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Enquire' });

test('a visitor asks for a call: the answers are stored as a message and both mails arrive', async ({
  page,
  rows,
  mailsTo,
}) => {
  const email = uniqueAddress();
  await asIfShownAMinuteAgo(page);
  await openEnquiry(page);
  await modal(page).getByRole('radio', { name: 'An office' }).check();
  await fillIn(page, email);
  await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page).toHaveURL('/thank-you');

  const stored = await rows('SELECT name, message, page, spam_reason FROM enquiry WHERE email = $1', email);
  const message = 'What is it for? An office\nForty desks.';
  expect(stored).toEqual([{ name: 'Ishaan Verma', message, page: '/blogs', spam_reason: null }]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await expect
    .poll(async () => (await mailsTo('studio@example.com')).map((mail) => mail.text).join())
    .toContain(email);
});

test('an enquiry that the server refuses says why and keeps what was written', async ({ page }) => {
  await openEnquiry(page);
  await fillIn(page, uniqueAddress());
  await modal(page).getByRole('textbox', { name: 'Mobile Number' }).fill('12');
  const alert = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => dialog.accept());
  await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
  expect((await alert).message()).toContain('Failed to send message:');
  await expect(modal(page).getByRole('alert')).toContainText('Failed to send message:');
  await expect(modal(page).getByRole('alert')).toBeFocused();
  await expect(modal(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ishaan Verma');
});

test('what was typed is kept when the enquiry is closed, on another page and after a reload', async ({
  page,
}) => {
  await openEnquiry(page);
  const name = modal(page).getByRole('textbox', { name: 'Name' });
  await name.fill('Ishaan Verma');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  // Another test's would be among the first, and may just be gone.
  await page.getByRole('article').last().getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL(/\/blog\//);
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(name).toHaveValue('Ishaan Verma');
  await page.reload();
  await untilHydrated(page);
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(name).toHaveValue('Ishaan Verma');
  await expect(modal(page).getByRole('checkbox')).not.toBeChecked();
});

test('Escape and the close button close the enquiry and give the focus back', async ({ page }) => {
  await openEnquiry(page);
  const opener = rail(page).getByRole('link', { name: 'Enquire Now' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(opener).toBeFocused();
});

test('it can be opened again in the moment in which Escape closes it', async ({ page }) => {
  await openEnquiry(page);
  // The browser tells of the closing a moment later than it closes.
  await rail(page)
    .getByRole('link', { name: 'Enquire Now' })
    .evaluate(async (opener: HTMLElement) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      dialog?.addEventListener('close', () => (document.title = 'closed'));
      dialog?.requestClose();
      await Promise.resolve();
      opener.click();
    });
  await expect(page).toHaveTitle('closed');
  await expect(modal(page)).toBeVisible();
});

test('a press beside it closes the enquiry', { tag: '@desktop' }, async ({ page }) => {
  await openEnquiry(page);
  await page.mouse.click(100, 400);
  await expect(modal(page)).toBeHidden();
});

test('it says that it is loading until the form has come', { tag: '@own-context' }, async ({ page }) => {
  await openHydrated(page, '/blogs');
  const arrival = new AbortController();
  await page.route('**/*.js', async (route) => {
    if (!arrival.signal.aborted) await once(arrival.signal, 'abort');
    await route.continue();
  });
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(modal(page).getByRole('status')).toHaveText('Loading...');
  arrival.abort();
  await expect(modal(page).getByRole('heading', { name: 'Tell us about your space' })).toBeFocused();
});

test('a form that cannot be loaded leads to the contact page', { tag: '@own-context' }, async ({ page }) => {
  await openHydrated(page, '/blogs');
  await page.route('**/*.js', (route) => route.abort());
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('a click with the control key opens the contact page in another tab', async ({ page, context }) => {
  await page.goto('/blogs');
  const other = context.waitForEvent('page');
  await rail(page)
    .getByRole('link', { name: 'Enquire Now' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL('/contact-us');
  await expect(modal(page)).toBeHidden();
});

test(
  'it opens by itself a second after the first scroll, once, and leaves the page where it is',
  { tag: '@own-context' },
  async ({ page, isMobile }) => {
    await page.clock.install();
    let told = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/modal')) told += 1;
    });
    await openHydrated(page, '/');
    await scrollUntilOpen(page, isMobile, modal(page));
    await expect.poll(() => told, 'the studio counts that it was shown').toBe(1);
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(0);
    await modal(page).getByRole('button', { name: 'Close enquiry' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

    await page.reload();
    await untilHydrated(page);
    await scrollByHandAndRest(page, isMobile);
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
  },
);

test(
  'it does not open by itself while it rests',
  { tag: ['@own-context', '@desktop'] },
  async ({ page, isMobile }) => {
    await page.clock.install();
    let asked = 0;
    await page.route('**/api/modal', (route) => {
      asked += 1;
      return route.fulfill({ json: { data: { opens: false } } });
    });
    await openHydrated(page, '/blogs');
    await expect(async () => {
      await scrollByHand(page, isMobile);
      await expect.poll(() => asked, { timeout: 5_000 }).toBe(1);
    }).toPass();
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
  },
);

test(
  'it leaves two fifths of a phone in view until the visitor turns to it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openHydrated(page, '/blogs');
    await scrollUntilOpen(page, isMobile, modal(page));
    const height = async () => (await modal(page).boundingBox())?.height;
    expect(await height()).toBeLessThanOrEqual(844 * 0.6);
    await modal(page).getByRole('textbox', { name: 'Name' }).focus();
    await expect.poll(height).toBe(844);
  },
);

test(
  "the page's own scrolling and a field in use do not open it, the next own scroll does",
  { tag: '@own-context' },
  async ({ page, isMobile }) => {
    await page.clock.install();
    await openHydrated(page, '/blogs');
    const script = page.waitForResponse(/\.js$/);
    await page.evaluate(() => window.scrollTo(0, 300));
    await (await script).finished();
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();

    await page.getByRole('searchbox').focus();
    // A scroll that is still going on would be one after the field was left.
    await scrollByHandAndRest(page, isMobile);
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();

    await page.getByRole('searchbox').blur();
    await page.clock.runFor(5000);
    await expect(modal(page)).toBeHidden();
    await scrollUntilOpen(page, isMobile, modal(page));
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enquire buttons lead to the contact page', async ({ page }) => {
    await page.goto('/blogs');
    await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
    await expect(page).toHaveURL('/contact-us');
  });
});

async function openEnquiry(page: Page): Promise<void> {
  // Until the script has come the button is a link.
  await openHydrated(page, '/blogs');
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(modal(page).getByRole('heading', { name: 'Tell us about your space' })).toBeVisible();
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = modal(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await form.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Anything we should know?' }).fill('Forty desks.');
  await form.getByRole('checkbox', { name: /I authorise company representatives/ }).check();
}

/** Scrolls, and waits until the page has moved and lies still again. */
async function scrollByHandAndRest(page: Page, isMobile: boolean): Promise<void> {
  const place = await restingPlace(page);
  await scrollByHand(page, isMobile);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
  await restingPlace(page);
}

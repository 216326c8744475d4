import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { asInOldBrowser } from '../browser/old-browser.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';

const rail = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Enquire' });

const onDesktop = { tag: '@desktop' };

test(
  'a visitor asks for a call: the answers are stored as a message and both mails arrive',
  { tag: '@every-engine' },
  async ({ page, rows, mailsTo }) => {
    const email = uniqueAddress();
    await asIfShownAMinuteAgo(page);
    await openEnquiry(page);
    await modal(page).getByRole('radio', { name: 'An office' }).check();
    await fillIn(page, email);
    await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
    await expect(page).toHaveURL('/thank-you');

    const facts = 'name, message, kind, page, spam_reason';
    const stored = await rows(`SELECT ${facts} FROM enquiry WHERE email = $1`, email);
    const message = 'What is it for? An office\nForty desks.';
    const where = { page: '/blogs', spam_reason: null };
    expect(stored).toEqual([{ name: 'Ishaan Verma', message, kind: 'office', ...where }]);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await expect
      .poll(async () => (await mailsTo('studio@example.com')).map((mail) => mail.text).join())
      .toContain(email);
  },
);

test('Back from the thanks leads to where the enquiry was opened @firefox', async ({ page }) => {
  await asIfShownAMinuteAgo(page);
  await openEnquiry(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    // A page that comes back as it was left is known to itself alone.
    addEventListener('pageshow', () =>
      requestAnimationFrame(() => {
        location.assign(`/disclaimer?from=${window.scrollY}`);
      }),
    );
  });
  await fillIn(page, uniqueAddress());
  await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
  await page.waitForURL('/thank-you');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/disclaimer?from=500');
});

test('an enquiry is sent by a browser as old as the site is built for', onDesktop, async ({ page }) => {
  await asInOldBrowser(page);
  await asIfShownAMinuteAgo(page);
  await openEnquiry(page);
  await fillIn(page, uniqueAddress());
  await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page).toHaveURL('/thank-you');
});

test(
  'an enquiry that the server refuses says why and keeps what was written',
  onDesktop,
  async ({ page }) => {
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
  },
);

test(
  'what was typed is kept when the enquiry is closed, on another page and after a reload',
  onDesktop,
  async ({ page }) => {
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
  },
);

test('words follow from the enquiry to the contact page and back', onDesktop, async ({ page }) => {
  await openEnquiry(page);
  const line = modal(page).getByRole('textbox', { name: 'Anything we should know?' });
  await line.fill('Forty desks.');
  await openHydrated(page, '/contact-us');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Forty desks.');
  await message.fill('Fifty desks.');
  await openEnquiry(page);
  await expect(line).toHaveValue('Fifty desks.');
  await modal(page).getByRole('button', { name: 'Clear the form' }).click();
  await openHydrated(page, '/contact-us');
  await expect(message).toHaveValue('');
});

test('Escape and the close button close the enquiry and give the focus back', onDesktop, async ({ page }) => {
  await openEnquiry(page);
  const opener = rail(page).getByRole('link', { name: 'Enquire Now' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(opener).toBeFocused();
});

test('it can be opened again in the moment in which Escape closes it', onDesktop, async ({ page }) => {
  await openEnquiry(page);
  // The browser tells of the closing a moment later than it closes.
  await rail(page)
    .getByRole('link', { name: 'Enquire Now' })
    .evaluate(async (opener: HTMLElement) => {
      // As a press that has been shown already.
      opener.removeAttribute('data-held');
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      dialog?.addEventListener('close', () => (document.title = 'closed'));
      dialog?.requestClose();
      await Promise.resolve();
      opener.click();
    });
  await expect(page).toHaveTitle('closed');
  await expect(modal(page)).toBeVisible();
});

test('a press beside it closes the enquiry', onDesktop, async ({ page }) => {
  await openEnquiry(page);
  await expect(modal(page)).toBeVisible();
  await expect(async () => {
    await page.mouse.click(100, 400);
    await expect(modal(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});

test(
  'it says that it is loading until the form has come',
  { tag: ['@own-context', '@desktop'] },
  async ({ page }) => {
    await openHydrated(page, '/blogs');
    const arrival = new AbortController();
    await page.route('**/*.js', async (route) => {
      if (!arrival.signal.aborted) await once(arrival.signal, 'abort');
      await route.continue();
    });
    await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
    await expect(modal(page).getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    arrival.abort();
    await expect(modal(page).getByRole('heading', { name: 'Tell us about your space' })).toBeFocused();
  },
);

for (const [path, name, contactPage] of [
  ['/blogs', 'Enquire Now', '/contact-us'],
  ['/projects/pale-ash', 'Ask about this project', '/contact-us?project=pale-ash'],
  ['/what-it-costs', 'Ask us about this range', '/contact-us?type=home&size=1500&grade=middle'],
] as const)
  test(
    `a form that cannot be loaded on ${path} leads to the contact page that asks the same`,
    { tag: ['@own-context', '@desktop'] },
    async ({ page }) => {
      await openHydrated(page, path);
      await page.route('**/*.js', (route) => route.abort());
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(contactPage);
    },
  );

test(
  'a click with the control key opens the contact page in another tab',
  onDesktop,
  async ({ page, context }) => {
    await openHydrated(page, '/blogs');
    const other = context.waitForEvent('page');
    await rail(page)
      .getByRole('link', { name: 'Enquire Now' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await other).toHaveURL('/contact-us');
    await expect(modal(page)).toBeHidden();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enquire buttons lead to the contact page', onDesktop, async ({ page }) => {
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

test('the label of a field that was left empty is in view', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/about-us');
  await rail(page).getByRole('link', { name: 'Enquire Now' }).click();
  await modal(page).getByRole('button', { name: 'Ask for a call' }).click();
  await expect(modal(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(modal(page).getByText('Name', { exact: true })).toBeInViewport({ ratio: 1 });
});

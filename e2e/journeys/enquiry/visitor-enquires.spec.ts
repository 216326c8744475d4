import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { openHydrated } from '../browser/hydration.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';

const GENERAL = 'Our professional shall get in touch with you within two working hours. Stay with us.';
const message = 'Three bedrooms in Sector 137, keys in March.';

test('a visitor sends an enquiry: it is stored and both mails arrive', async ({ page, rows, mailsTo }) => {
  const email = uniqueAddress();
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, email);
  const agreedTo = await consentShown(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Thank you for submitting your details.', { exact: true })).toBeVisible();
  await expect(page.getByText(GENERAL, { exact: true })).toBeVisible();
  const due =
    /by \d{1,2}:\d\d\s[ap]m on [^.]+ \(Indian time\)/.exec(
      await page.getByText('We will ring you').innerText(),
    )?.[0] ?? 'no time';

  const stored = await rows('SELECT name, message, spam_reason FROM enquiry WHERE email = $1', email);
  expect(stored).toEqual([{ name: 'Ishaan Verma', message, spam_reason: null }]);
  expect(await rows(CONSENT, email)).toEqual([agreedTo]);
  await page.getByText('What you agreed to').click();
  await expect(page.getByText(agreedTo.consent_text, { exact: true })).toBeVisible();

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await expect
    .poll(async () =>
      (await mailsTo('studio@example.com')).filter((mail) => mail.replyTo?.[0]?.address === email),
    )
    .toHaveLength(1);
  const mails = [...(await mailsTo(email)), ...(await mailsTo('studio@example.com'))];
  const sent = mails.filter((mail) => JSON.stringify(mail).includes(email));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toContain(due);
  expect(sent[1]?.text).toContain(due.replace(/.* on /, ' on '));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with script: ${javaScriptEnabled}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('who asked about a project is thanked with a chat that names it, also in large letters', async ({
      page,
    }) => {
      await asIfShownAMinuteAgo(page);
      const address = '/contact-us?project=the-verandah-flat';
      await (javaScriptEnabled ? openHydrated(page, address) : page.goto(address));
      await expect(page.getByText('About: The Verandah Flat')).toBeVisible();
      await fillIn(page, uniqueAddress());
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL('/thank-you');
      const chat = await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
      expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/about The Verandah Flat\. A better time/);
      await expect(page.getByText('We will ring you')).toBeVisible();
      await expectNothingLost(page);
    });
  });

test(
  'nobody is promised an hour who has not written, nor one that was made up',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const forged of ['', 'received=2026-01-01T00:00:00Z&due=2099-01-01T00:00:00Z', 'due=<b>soon</b>']) {
      const answer = await request.get('/thank-you', { headers: { Cookie: `thanks=${forged}` } });
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      const html = await answer.text();
      expect(html).toContain(GENERAL);
      expect(html).not.toMatch(/We will ring you|soon/);
    }
  },
);

test('an enquiry that the server refuses keeps what was written', { tag: '@desktop' }, async ({ page }) => {
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, uniqueAddress());
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('12');
  page.once('dialog', (dialog) => dialog.accept());
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await alert).message()).toContain(
    'Failed to send message: Please enter a mobile number we can ring, such as 98765 43210.',
  );
  await expect(page.getByRole('alert')).toContainText('Failed to send message:');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sends an enquiry', async ({ page, rows, mailsTo }) => {
    const email = uniqueAddress();
    await page.goto('/contact-us');
    await fillIn(page, email);
    const agreedTo = await consentShown(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByText('We will ring you by')).toBeVisible();
    expect(await rows(CONSENT, email)).toEqual([agreedTo]);
    expect(await rows('SELECT 1 FROM enquiry WHERE email = $1 AND spam_reason IS NULL', email)).toHaveLength(
      1,
    );
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  });

  test(
    'an enquiry with a mistake comes back with the values kept',
    { tag: '@desktop' },
    async ({ page, rows }) => {
      const email = uniqueAddress();
      await page.goto('/contact-us');
      await fillIn(page, email);
      await page.getByRole('textbox', { name: 'Mobile Number' }).fill('12');
      await page.getByRole('button', { name: 'Send message' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Failed to send message:' });
      await expect(notice).toBeInViewport();
      await expect(notice).toBeFocused();
      await expect(page).toHaveTitle(/^Contact us \| Failed to send \| /i);
      await expect(
        page.getByText('Please enter a mobile number we can ring, such as 98765 43210.').first(),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      expect(await rows('SELECT 1 FROM enquiry WHERE email = $1', email)).toHaveLength(0);
    },
  );

  test(
    'an enquiry that agrees to words nobody knows comes back with the box to be ticked anew',
    { tag: '@desktop' },
    async ({ page, rows }) => {
      const email = uniqueAddress();
      await page.route('**/contact-us', (route) => {
        const data = route
          .request()
          .postData()
          ?.replace(/(?<=name="consent_version"\s+)[\w-]+/, '1999-01');
        return route.continue(data ? { postData: data } : {});
      });
      await page.goto('/contact-us');
      await fillIn(page, email);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('We do not know the words of consent').first()).toBeVisible();
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
      expect(await rows('SELECT 1 FROM enquiry WHERE email = $1', email)).toHaveLength(0);
    },
  );
});

const CONSENT = 'SELECT consent_text, consent_version FROM enquiry WHERE email = $1';

/** The words beside the box and the version of which the form says they are. */
function consentShown(page: Page): Promise<{ consent_text: string; consent_version: string }> {
  return page.getByRole('checkbox').evaluate((box) => {
    if (!(box instanceof HTMLInputElement) || !box.form) throw new Error('The box is in no form.');
    const [label] = box.labels ?? [];
    const version = new FormData(box.form).get('consent_version');
    return {
      consent_text: label?.textContent ?? '',
      consent_version: typeof version === 'string' ? version : '',
    };
  });
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('checkbox', { name: /I authorise company representatives/ }).check();
}

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { expectNoViolation } from '../browser/no-violation.ts';

type MailsTo = (address: string) => Promise<Email[]>;

/** The link in the thanks, as the visitor presses it. */
async function receiptLink(mailsTo: MailsTo, email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [thanks] = await mailsTo(email);
  const [, link = ''] = /(\/consent\?receipt=[\w.-]+)/.exec(thanks?.text ?? '') ?? [];
  return link;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Withdraw your consent?' });

test('a visitor withdraws by the link in the thanks, cancels the call too and gives consent again', async ({
  page,
  enquirer,
  mailsTo,
  rows,
}) => {
  const link = await receiptLink(mailsTo, enquirer.email);
  await openHydrated(page, link);
  await expect(page.getByRole('heading', { name: 'What you agreed to' })).toBeVisible();
  await expect(page.getByText('I authorise company representatives to call')).toBeVisible();
  await expect(page.getByText('Call, SMS, e-mail, WhatsApp')).toBeVisible();
  await expectNoViolation(page);

  const press = page.getByRole('button', { name: 'Withdraw this consent' });
  await press.click();
  await expect(question(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectNoViolation(page, 'dialog[open]');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(press).toBeFocused();

  await press.click();
  await question(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('We will not contact you about products and offers.')).toBeVisible();
  await expect(
    page.getByText(/^The call you asked for, by \d{1,2}:\d\d\s[ap]m on .*, still stands\.$/),
  ).toBeVisible();
  await expectNoViolation(page);
  expect(await rows('SELECT how FROM do_not_contact WHERE email = $1', enquirer.email)).toEqual([
    { how: 'receipt' },
  ]);

  await page.getByRole('button', { name: 'Do not ring me either' }).click();
  await expect(page.getByText('We will not ring you either.')).toBeVisible();
  await page.getByRole('button', { name: 'Give consent again' }).click();
  await expect(page.getByText(/^Given again on .*\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Given again on /)).toBeVisible();
  expect(await rows('SELECT 1 FROM do_not_contact WHERE email = $1', enquirer.email)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor is asked on a page, and can keep the consent or withdraw it', async ({
    page,
    enquirer,
    mailsTo,
  }) => {
    const link = await receiptLink(mailsTo, enquirer.email);
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await page.getByRole('button', { name: 'Withdraw this consent' }).click();
    const asked = page.getByRole('region', { name: 'Withdraw your consent?' });
    await asked.getByRole('link', { name: 'Keep it' }).click();
    await expect(page.getByText('Given', { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw this consent' }).click();
    await asked.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('this page is your proof of it')).toBeVisible();
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'Do not ring me either' }).click();
    await expect(page.getByText('We will not ring you either.')).toBeVisible();
  });
});

test('a link that was altered shows nothing and says what to do', async ({ page, enquirer, mailsTo }) => {
  const link = await receiptLink(mailsTo, enquirer.email);
  const response = await page.goto(link.replace(/receipt=./, 'receipt=z'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw this consent' })).toHaveCount(0);
});

test('staff see who withdrew, when and how, with the old words struck through, and take the evidence', async ({
  staffPage,
  enquirer,
  mailsTo,
  rows,
}) => {
  const link = await receiptLink(mailsTo, enquirer.email);
  const receipt = new URL(link, 'http://localhost').searchParams.get('receipt');
  const withdrawn = await staffPage.request.post('/api/consent/withdraw', { data: { receipt } });
  expect(withdrawn.ok()).toBe(true);
  const [stored] = await rows('SELECT id FROM enquiry WHERE email = $1', enquirer.email);
  await staffPage.goto(`/admin/enquiries/${String(stored?.['id'])}`);
  const article = staffPage.getByRole('article');
  await expect(
    article.getByText(/withdrew consent (today|yesterday) at \d\d:\d\d, by the link in the receipt/),
  ).toContainText(/The call that was asked for still stands, by /);
  await expect(article.getByRole('link', { name: /Call|WhatsApp/ })).toHaveCount(0);
  await expect(article.getByRole('deletion')).toContainText('I authorise company representatives');
  await expectNoViolation(staffPage);
  const download = staffPage.waitForEvent('download');
  await article.getByRole('button', { name: 'Evidence of this consent' }).click();
  const evidence = await readFile(await (await download).path(), 'utf8');
  expect(evidence).toContain(enquirer.name);

  await article.getByRole('button', { name: 'I have rung' }).click();
  await expect(article.getByRole('button', { name: 'No answer' })).toBeVisible();
  await expect(article.getByText(/still stands/)).toHaveCount(0);
});

import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import * as z from 'zod';
import { signInPage, test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';

const STEP_SECONDS = 30;
const secondStepNeeded = z.object({
  second_step: z.object({ ticket: z.string(), ways: z.array(z.string()) }),
});

const codesOn = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');

/** @returns the secret of the app */
async function proveApp(page: Page, title: string, password: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const field = page.getByLabel('Type the six figures it shows');
  await expect(field).toBeFocused();
  const words = await page.getByText(/^([2-7A-Z]{4} ?)+$/).textContent();
  const secret = (words ?? '').replaceAll(' ', '');
  await field.fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(codesOn(page)).toHaveCount(10);
  return secret;
}

async function switchOn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Switch it on' });
  await expect(button).toHaveAccessibleDescription('Tick the sentence first.');
  await page.getByLabel('I have put them where I find them without my phone.').check();
  await button.click();
  await expect(page.getByText('The second factor is on.')).toBeVisible();
}

test('who is to set one up is reminded, after the days of grace led there, and then let on', async ({
  page,
  staff,
  rows,
}) => {
  const due = (days: string) =>
    rows(`UPDATE admin SET second_factor_due_at = now() + $1::interval WHERE email = $2`, days, staff.email);
  await signInPage(page, staff);
  await due('3 days');
  await page.goto('/admin');
  await expect(page.getByText('Please set up a second factor.')).toBeVisible();
  await due('-1 minute');
  await page.goto('/admin/pictures');
  await expect(page).toHaveURL('/admin/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await proveApp(page, 'Set up the second factor', staff.password);
  await switchOn(page);
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();
});

test('a second factor is set up with an app, and moved to another phone', async ({ page, staff }) => {
  await signInPage(page, staff);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await proveApp(page, 'Set up the second factor', staff.password);
  await expectNoViolation(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await switchOn(page);
  await page.reload();
  await expect(page.getByText('10 recovery codes, none used.')).toBeVisible();
  await expect(codesOn(page)).toHaveCount(0);
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'Move to another phone' }).click();
  const secret = await proveApp(page, 'Move to another phone', staff.password);
  await expectNothingLost(page);
  await switchOn(page);
  await expectNothingLost(page);
  const signIn = await page.request.post('/api/admin/login', { multipart: staff });
  const { second_step: next } = secondStepNeeded.parse(await signIn.json());
  expect(next.ways).toEqual(['app', 'recovery code']);
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + STEP_SECONDS });
  const data = { ticket: next.ticket, code };
  expect((await page.request.post('/api/admin/login/second-step', { data })).ok()).toBe(true);
});

test('a camera reads the code to scan, from which the app makes the codes that are taken', async ({
  page,
  staff,
}) => {
  await signInPage(page, staff);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the second factor' });
  await dialog.getByLabel('Your password', { exact: true }).fill(staff.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const picture = await page.getByRole('img', { name: 'Code to scan with your app' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const address = decodeQR({ ...info, data });
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toBe(`/${searchParams.get('issuer')}:${staff.email}`);
  const secret = searchParams.get('secret') ?? '';
  const words = await page.getByText(/^([2-7A-Z]{4} ?)+$/).textContent();
  expect(words?.replaceAll(' ', '')).toBe(secret);
  const toApp = page.getByRole('link', { name: 'Open it in an app on this device' });
  await expect(toApp).toHaveAttribute('href', address);
  await page.getByLabel('Type the six figures it shows').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(codesOn(page)).toHaveCount(10);
});

test(
  'a passkey is added with its recovery codes, named, and removed',
  { tag: '@own-context' },
  async ({ page, staff }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await signInPage(page, staff);
    await page.goto('/admin/account');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password', { exact: true }).fill(staff.password);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByLabel('I have put them where I find them without my phone.').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('with 1 passkey.')).toBeVisible();

    await page.getByRole('button', { name: 'Rename the passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('This laptop');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the passkey This laptop' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove the passkey This laptop?' });
    await removal.getByLabel('Your password', { exact: true }).fill(staff.password);
    await removal.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have none yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  },
);

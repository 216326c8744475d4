import { expect } from '@playwright/test';
import { generate } from 'otplib';
import { signInPage, test } from './fixtures.ts';

test('a second factor is set up with an app, and its recovery codes are shown once', async ({
  page,
  staff,
}) => {
  await signInPage(page, staff);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the second factor' });
  await dialog.getByLabel('Your password').fill(staff.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const field = page.getByLabel('Type the six figures it shows');
  await expect(field).toBeFocused();
  const secret = await page.getByText(/^([2-7A-Z]{4} ?)+$/).textContent();
  await field.fill(await generate({ secret: (secret ?? '').replaceAll(' ', '') }));
  await page.getByRole('button', { name: 'Go on' }).click();

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  const switchOn = page.getByRole('button', { name: 'Switch it on' });
  await expect(switchOn).toHaveAccessibleDescription('Tick the sentence first.');
  await page.getByLabel('I have put them where I find them without my phone.').check();
  await switchOn.click();
  await expect(page.getByText('The second factor is on.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 recovery codes, none used.')).toBeVisible();
  await expect(codes).toHaveCount(0);
  const signIn = await page.request.post('/api/admin/login', { multipart: staff });
  expect(await signIn.json()).toHaveProperty('second_step.ways', ['app', 'recovery code']);
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
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password').fill(staff.password);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByLabel('I have put them where I find them without my phone.').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('with 1 passkey.')).toBeVisible();

    await page.getByRole('button', { name: 'Rename the passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('This laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the passkey This laptop' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove the passkey This laptop?' });
    await removal.getByLabel('Your password').fill(staff.password);
    await removal.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have none yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  },
);

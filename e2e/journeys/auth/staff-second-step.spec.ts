import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import * as z from 'zod';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { test } from '../setup/fixtures.ts';

type Credentials = { email: string; password: string };

const STEP_SECONDS = 30;
const signedIn = z.object({ token: z.string() });
const appSecret = z.object({ id: z.string(), secret: z.string() });
const newCodes = z.object({ recovery_codes: z.array(z.string()) });

const now = () => Math.floor(Date.now() / 1000);

async function switchOnApp(request: APIRequestContext, person: Credentials) {
  const answer = await request.post('/api/admin/login', { multipart: person });
  const { token } = signedIn.parse(await answer.json());
  const send = async (path: string, data: object = {}) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await request.post(`/api/admin/second-factor/${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response;
  };
  const { id, secret } = appSecret.parse(await (await send('app', { password: person.password })).json());
  const code = await generate({ secret, epoch: now() });
  const codes = newCodes.parse(await (await send('app/code', { code })).json());
  await send('app/switch-on', { id });
  return { secret, recoveryCode: codes.recovery_codes[0] ?? '' };
}

async function givePassword(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
}

test('after the password a code is asked for, once in 30 days where it is wished, and a recovery code opens too', async ({
  page,
  colleague,
  request,
}) => {
  const { secret, recoveryCode } = await switchOnApp(request, colleague);
  await givePassword(page, colleague);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expect(page.getByText(`Now a code, ${colleague.email}.`)).toBeVisible();
  const code = page.getByLabel('Six figures from your app');
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const next = await generate({ secret, epoch: now() + STEP_SECONDS });
  await code.fill(next === '000000' ? '111111' : '000000');
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('That code is not the right one. 4 tries are left');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Is the clock of your phone right/);
  await expectNoViolation(page);
  await code.fill(await generate({ secret, epoch: now() + STEP_SECONDS }));
  await page.getByLabel('Do not ask again on this device for 30 days').check();
  await signIn.click();
  await expect(page).toHaveURL('/admin/today');
  await leave(page);

  await givePassword(page, colleague);
  await expect(page).toHaveURL('/admin/today');
  await leave(page);

  await page.context().clearCookies();
  await givePassword(page, colleague);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery code' })).toBeFocused();
  await expectNoViolation(page);
  await expectNothingLost(page);
  await page.getByLabel('One of your ten codes').fill(recoveryCode.toLowerCase());
  await signIn.click();
  await expect(page).toHaveURL('/admin/today');
});

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

async function addPasskey(page: Page, password: string): Promise<void> {
  // The last that comes above the button, and moves it.
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}

test(
  'a passkey that was added in the account is the only step of the next sign-in, or the second one',
  { tag: '@own-context' },
  async ({ page, colleague }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const device = await devtools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
    await givePassword(page, colleague);
    await expect(page).toHaveURL('/admin/today');
    await page.goto('/admin/account');
    await addPasskey(page, colleague.password);
    await expect(page.getByText('Not used yet.')).toBeVisible();
    await page.getByLabel('I have put them where I find them without my phone.').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await leave(page);

    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/admin/today');
    await leave(page);

    await givePassword(page, colleague);
    await devtools.send('WebAuthn.setUserVerified', { ...device, isUserVerified: false });
    const step = page.getByRole('button', { name: 'Use the passkey' });
    await step.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used.');
    await expectNoViolation(page);
    await devtools.send('WebAuthn.setUserVerified', { ...device, isUserVerified: true });
    await step.click();
    await expect(page).toHaveURL('/admin/today');

    await devtools.send('WebAuthn.removeVirtualAuthenticator', device);
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
    await page.goto('/admin/account');
    await addPasskey(page, colleague.password);
    await expect(page.getByText('with 2 passkeys. 10 recovery codes, none used.')).toBeVisible();
    await expectNothingLost(page);
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
  },
);

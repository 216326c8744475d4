import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { generate } from 'otplib';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { tabTo } from '../browser/tab-to.ts';

const STEP_SECONDS = 30;

test('a second factor is set up and used, and somebody invited, by keyboard alone', async ({
  page,
  colleague,
  rows,
}) => {
  const { keyboard } = page;
  const signIn = async () => {
    await tabTo(page, 'textbox', 'Email address');
    await keyboard.type(colleague.email);
    await keyboard.press('Tab');
    await keyboard.type(colleague.password);
    await keyboard.press('Enter');
  };
  await openHydrated(page, '/admin/login');
  await signIn();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused();
  await tabTo(page, 'button', `Profile of ${colleague.email}`);
  await keyboard.press('Enter');
  await tabTo(page, 'link', 'Account');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await tabTo(page, 'button', 'Set it up');
  await keyboard.press('Enter');
  await keyboard.type(colleague.password);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Type the six figures it shows')).toBeFocused();
  const words = await page.getByText(/^([2-7A-Z]{4} ?)+$/).textContent();
  const secret = (words ?? '').replaceAll(' ', '');
  await keyboard.type(await generate({ secret }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these ten codes' })).toBeFocused();
  await tabTo(page, 'checkbox', 'I have put them where I find them without my phone.');
  await keyboard.press('Space');
  await tabTo(page, 'button', 'Switch it on');
  await keyboard.press('Enter');
  await expect(page.getByText('The second factor is on.')).toBeVisible();

  const email = `${randomUUID()}@example.com`;
  await tabTo(page, 'button', `Profile of ${colleague.email}`);
  await keyboard.press('Enter');
  await tabTo(page, 'link', 'People');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeFocused();
  await tabTo(page, 'textbox', 'Email address');
  await keyboard.type(email);
  await keyboard.press('Enter');
  const takeBack = `Take back the invitation to ${email}`;
  await expect(page.getByRole('button', { name: takeBack })).toBeVisible();
  await tabTo(page, 'button', takeBack);
  await keyboard.press('Enter');
  await expect(page.getByText('The invitation is taken back.')).toBeVisible();
  expect(await rows('SELECT FROM invitation WHERE email = $1', email)).toEqual([]);

  await tabTo(page, 'button', `Profile of ${colleague.email}`);
  await keyboard.press('Enter');
  await tabTo(page, 'button', 'Logout');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await tabTo(page, 'link', 'Forgot password?');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
  await tabTo(page, 'textbox', 'Email address');
  await keyboard.type(colleague.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeFocused();
  await tabTo(page, 'link', 'Back to sign-in');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await signIn();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await tabTo(page, 'textbox', 'Six figures from your app');
  await keyboard.type(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + STEP_SECONDS }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused();
});

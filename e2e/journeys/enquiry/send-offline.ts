import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openHydrated } from '../browser/hydration.ts';
import { uniqueAddress } from '../browser/user-input.ts';

export const message = 'Three bedrooms in Sector 137, keys in January.';

export const fallbacks = (page: Page) => page.getByRole('region', { name: 'Three other ways' });

/** @returns the address that it was filled in with */
export async function sendOffline(page: Page, context: BrowserContext, query = ''): Promise<string> {
  const email = uniqueAddress();
  await openHydrated(page, `/contact-us${query}`);
  await fillIn(page, email);
  await context.setOffline(true);
  await sendInVain(page);
  return email;
}

export async function sendInVain(page: Page, button = 'Send message'): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: button }).click();
  expect((await alert).message()).toContain('An error occurred:');
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
}

export async function fillIn(page: Page, email: string, field = 'Message'): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await page.getByRole('textbox', { name: field }).fill(message);
  await page.getByRole('checkbox', { name: /I authorise company representatives/ }).check();
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { openHydrated } from '../browser/hydration.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { staffToken, test } from '../setup/fixtures.ts';

type MailsTo = (address: string) => Promise<Email[]>;

/** The link in the one mail, as it is pressed. */
async function openLink(page: Page, mailsTo: MailsTo, email: string, path: string): Promise<string> {
  const find = async () => {
    const texts = (await mailsTo(email)).map(({ text = '' }) => text);
    return texts.join('\n').match(new RegExp(`${path}#[\\w.-]+`))?.[0];
  };
  await expect.poll(find).toBeDefined();
  const link = (await find()) ?? '';
  await page.goto(link);
  return link;
}

test('whoever forgot their password chooses another by the link of a mail, once, and is signed in', async ({
  page,
  colleague,
  mailsTo,
}) => {
  await openHydrated(page, '/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
  await expectNoViolation(page);
  await page.getByLabel('Email address').fill(colleague.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeFocused();
  await expect(page.getByText(`If ${colleague.email} belongs to somebody here`)).toBeVisible();
  await expectNoViolation(page);
  await expectNothingLost(page);

  const link = await openLink(page, mailsTo, colleague.email, '/admin/new-password');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('password123');
  await expect(page).toHaveURL('/admin/new-password');
  const save = page.getByRole('button', { name: 'Save and sign in' });
  await save.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/known from leaks/);
  await expectNoViolation(page);
  await password.fill('teak and yellow ochre');
  await save.click();
  await expect(page).toHaveURL('/admin/today');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The link is over' })).toBeFocused();
  await expect(page.getByText('the password chosen then is yours now')).toBeVisible();
  await expectNoViolation(page);
  await expectNothingLost(page);
});

test('whoever is invited by mail joins with a name and a password, and sees Today', async ({
  page,
  request,
  mailsTo,
  rows,
}) => {
  const email = `${randomUUID()}@example.com`;
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const invited = await request.post('/api/admin/invitations', { headers, data: { email, role: 'editor' } });
  expect(invited.ok(), await invited.text()).toBe(true);

  const link = await openLink(page, mailsTo, email, '/admin/join');
  await expect(page.getByText('invites you as an editor')).toBeVisible();
  await expect(page).toHaveURL('/admin/join');
  await expectNoViolation(page);
  await page.getByLabel('Your name').fill('Nidhi Sen');
  await page.getByLabel('Password', { exact: true }).fill('cane and blue limewash');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/admin/today');
  await expect(page.getByRole('button', { name: 'Profile of Nidhi Sen' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('sign in with the password you chose')).toBeVisible();
  await expectNoViolation(page);
  await rows('DELETE FROM admin WHERE email = $1', email);
});

import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { lookInHistory } from '../browser/history.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';

test('the history and the people, and what is asked about them, have no accessibility violation', async ({
  staffPage,
  colleague,
  post,
  rows,
}) => {
  await lookInHistory(staffPage, staffPage.getByRole('row', { name: post.heading }));
  await expectNoViolation(staffPage);
  await rows("UPDATE admin SET blocked_at = now(), role = 'leads' WHERE email = $1", colleague.email);
  await staffPage.goto('/admin/people');
  const form = staffPage.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Email address').fill(colleague.email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByLabel('Email address')).toBeFocused();
  await expect(staffPage.getByRole('row', { name: colleague.email })).toContainText('Blocked');
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: `Remove ${colleague.email}` }).click();
  await expect(staffPage.getByRole('dialog')).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
  await expectNothingLost(staffPage);
});

test('the account has no accessibility violation, also with what it refuses', async ({
  staffPage,
  staff,
}) => {
  await staffPage.goto('/admin/account');
  await expect(staffPage.getByText('this one', { exact: true })).toBeVisible();
  await staffPage.getByRole('button', { name: 'Set it up' }).click();
  await staffPage.getByLabel('Your password', { exact: true }).fill(staff.password);
  await staffPage.getByRole('button', { name: 'Go on' }).click();
  await staffPage.getByLabel('Type the six figures it shows').fill('12');
  await staffPage.getByRole('button', { name: 'Go on' }).click();
  await expect(staffPage.getByText('Please type the six figures that your app shows.')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Change password' }).click();
  await expect(staffPage.getByLabel('Present password', { exact: true })).toBeFocused();
  await expectNoViolation(staffPage);
  await expectNothingLost(staffPage);
});

import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';

test('the enquiries have no accessibility violation', async ({ staffPage, enquirer: { name } }) => {
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  const row = staffPage.getByRole('listitem').getByRole('link', { name });
  await expect(row).toBeVisible();
  await expectNoViolation(staffPage);
  await row.click();
  await expect(staffPage.getByRole('heading', { name })).toBeVisible();
  const step = staffPage.getByLabel('Next step', { exact: true });
  await staffPage.getByLabel('Day', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await step.press('Enter');
  await expect(staffPage.getByText('Please write what the next step is.')).toBeVisible();
  await expectNoViolation(staffPage);
  await step.fill('Visit and measure');
  await step.press('Enter');
  await expect(staffPage.getByText('The next step is kept.')).toBeVisible();
});

test('an enquiry that two work on, and of somebody who is left alone or erased, has no accessibility violation', async ({
  staffPage,
  enquirer: { name, email },
  rows,
}) => {
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  await expect(staffPage.getByRole('heading', { name })).toBeVisible();
  await rows("UPDATE enquiry SET state = 'quoted' WHERE email = $1", email);
  await staffPage.getByRole('combobox', { name: 'State' }).selectOption('Lost');
  await expect(staffPage.getByRole('button', { name: 'Save mine' })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Leave it' }).click();
  await staffPage.getByRole('button', { name: 'Do not contact any more' }).click();
  const asked = staffPage.getByRole('dialog', { name: 'Do not contact any more?' });
  await asked.getByRole('button', { name: 'Do not contact any more' }).click();
  await expect(staffPage.getByText('Do not contact.', { exact: true })).toBeVisible();
  await expectNoViolation(staffPage);
  // With another number: it is asked which enquiries are meant. The fixture removes it by its address.
  await rows(
    `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text)
     SELECT name, email, '1', '1', 'x', true, '2026-11', 'x' FROM enquiry WHERE email = $1`,
    email,
  );
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'Erase this person' }).click();
  await expect(staffPage.getByRole('radio', { name: 'With this email address: 2' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

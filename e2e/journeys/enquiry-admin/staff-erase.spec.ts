import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

test.describe('A person', () => {
  test.beforeEach(async ({ staffPage, enquirer }) => {
    await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(enquirer.name)}`);
    await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
    await staffPage.getByRole('button', { name: 'Erase this person' }).click();
  });

  test('is erased with everything else of theirs, after a question', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    const question = staffPage.getByRole('dialog', { name: 'Erase this person?' });
    await expect(question.getByRole('button', { name: 'Keep everything' })).toBeFocused();
    await question.getByRole('button', { name: 'Erase for good' }).click();
    await expect(staffPage.getByText('The person was erased here.')).toBeVisible();
    expect(await rows('SELECT id FROM enquiry WHERE email = $1', enquirer.email)).toEqual([]);
  });

  test('who writes again during the question is not erased before that is shown', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    const question = staffPage.getByRole('dialog', { name: 'Erase this person?' });
    await expect(question.getByText('the enquiry of')).toBeVisible();
    await rows(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text)
       SELECT name, email, phone, phone_e164, 'And one more thing', true, '2026-11', 'x' FROM enquiry WHERE email = $1`,
      enquirer.email,
    );
    await question.getByRole('button', { name: 'Erase for good' }).click();
    await expect(staffPage.getByText('Nothing was erased.')).toBeVisible();
    await staffPage.getByRole('button', { name: 'Erase this person' }).click();
    await expect(question.getByText('2 enquiries')).toBeVisible();
    await question.getByRole('button', { name: 'Erase for good' }).click();
    await expect(staffPage.getByText('The person was erased here.')).toBeVisible();
    expect(await rows('SELECT id FROM enquiry WHERE email = $1', enquirer.email)).toEqual([]);
  });
});

import { expect } from '@playwright/test';
import { expectNoViolation } from '../browser/no-violation.ts';
import { openStudio, press, section, test } from './fixtures.ts';

test('former words of a section are compared and put back, and what is not saved stays in its row', async ({
  staffPage: page,
  words,
}) => {
  await openStudio(page);
  const home = section(page, 'Home words');
  const save = async (headline: string, times: number) => {
    await press(home, 'Edit Opening');
    await home.getByLabel('Headline', { exact: true }).fill(headline);
    await press(home, 'Save');
    await expect(page.getByText('Saved. It is on the site.')).toHaveCount(times);
  };
  await save('A hall that\nkeeps the evening', 1);
  await save('One line', 2);
  await press(home, 'Edit Philosophy');
  await home.getByLabel('Statement', { exact: true }).fill('Not saved yet');

  await home.getByRole('link', { name: 'Versions of Home words' }).click();
  await press(page.getByRole('dialog'), 'Leave');
  await expect(page.getByRole('heading', { name: '3 versions' })).toBeVisible();
  const change = page.getByRole('region', { name: 'What changed' });
  await expect(change.getByRole('heading', { name: 'Opening: Headline' })).toBeVisible();
  await expect(change.getByRole('insertion').filter({ hasText: 'added: One line' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: /The website had this before/ }).click();
  await change.getByLabel('Compare with').selectOption({ index: 0 });
  await expect(change.getByRole('insertion').filter({ hasText: 'added: One line' })).toBeVisible();
  await page.getByRole('listitem').getByRole('link').nth(1).click();

  const put = page.getByRole('button', { name: /^Put .* back$/ });
  await expect(put).toHaveAccessibleName('Put version 2 back');
  await expect(put).toBeEnabled();
  await put.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/goes on the site at once/)).toBeVisible();
  await expectNoViolation(page);
  await press(dialog, 'Put it back');
  await expect(page.getByText('The former words are back. They are on the site.')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('put an older one back');
  await expect(put).toBeFocused();
  expect((await words.shown())['home']).toHaveProperty('hero.title', ['A hall that', 'keeps the evening']);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/studio#home');
  await expect(home.getByLabel('Statement', { exact: true })).toHaveValue('Not saved yet');
  await press(home, 'Leave as it was');
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A hall that\s*keeps the evening/, {
      timeout: 1_000,
    });
  }).toPass();
});

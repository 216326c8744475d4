import { expect, type Page } from '@playwright/test';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { translate } from '../browser/translate.ts';
import { test } from '../setup/fixtures.ts';

const enquireLinks = (page: Page) => page.getByRole('link', { name: 'Enquire Now' });

test('what is typed and ticked on a page that was translated before it was touched stays, with the focus', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await translate(page);
  await page.getByRole('textbox', { name: 'Email' }).evaluate((email: HTMLInputElement) => {
    email.value = 'ishaan@example.com';
  });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('Three bedrooms');
  await untilHydrated(page);
  await expect(message).toBeFocused();
  await page.keyboard.type(' in Sector 137.');
  await expect(message).toHaveValue('Three bedrooms in Sector 137.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ishaan@example.com');
  await expect(page.getByText('is kept on this device for seven days')).toBeVisible();
});

test('the first press on a translated page opens what it was meant to', async ({ page }) => {
  await page.goto('/projects/pale-ash');
  await translate(page);
  await enquireLinks(page).last().click();
  await expect(page.getByRole('dialog', { name: 'Enquire' }).getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL('/projects/pale-ash');
});

test('a menu that was opened on a translated page before its script came stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await translate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await untilHydrated(page);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('a page that is translated later still says what was wrong, and again', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openHydrated(page, '/contact-us');
  await translate(page);
  for (const name of ['Name', 'Message']) await page.getByRole('textbox', { name }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill('ishaan@example.com');
  await page.getByRole('checkbox').first().check();
  const phone = page.getByRole('textbox', { name: 'Mobile Number' });
  for (const number of ['12', '34']) {
    await phone.fill(number);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(
      '«Please enter a mobile number we can ring, such as 98765 43210.»',
    );
  }
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('who enquires from the page of a project is led to a form that knows it', async ({ page }) => {
    await page.goto('/projects/pale-ash');
    for (const place of ['banner', 'complementary'] as const)
      await expect(page.getByRole(place).getByRole('link', { name: 'Enquire' }).first()).toHaveAttribute(
        'href',
        '/contact-us?project=pale-ash',
      );
    await page.goto('/services');
    await expect(enquireLinks(page).first()).toHaveAttribute('href', '/contact-us');
  });
});

import { expect } from '@playwright/test';
import { openStudio, press, section, test } from './fixtures.ts';

test('a second address is added, and the contact page shows it below that of the studio', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('other-addresses');
  await openStudio(page);
  const where = section(page, 'Phones and addresses');
  await press(where, 'Add an address');
  await where.getByLabel('Whose address it is').fill('The showroom');
  await where.getByLabel('Address', { exact: true }).fill('Shop 4, Arcade\nSector 18, Noida');
  await where.getByLabel('Address of the map').fill('https://www.openstreetmap.org/search?query=Sector%2018');
  await press(where, 'Save');
  await expect(where.getByRole('button', { name: 'Edit Shop 4, Arcade, Sector 18, Noida' })).toBeVisible();

  await expect(async () => {
    await page.goto('/contact-us');
    const details = page.getByRole('region', { name: 'Contact details' });
    await expect(details.getByText('The showroom', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: /^Shop 4, Arcade/ })).toHaveAttribute('href', /Sector%2018$/);
  await words.save('other-addresses', before);
});

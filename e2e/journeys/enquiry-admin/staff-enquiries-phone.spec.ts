import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('on a phone the way back from an enquiry leads to its row, and Back to where one came from', async ({
  staffPage,
  enquirer,
}) => {
  await staffPage.goto('/admin/today');
  await staffPage.goto('/admin/enquiries');
  const row = staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name });
  await expect(row).toBeVisible();
  await expect(staffPage.getByRole('listitem').locator('[aria-current]')).toHaveCount(0);
  await row.tap();
  await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeFocused();
  await staffPage.getByRole('link', { name: 'Back to enquiries' }).tap();
  await expect(staffPage).toHaveURL('/admin/enquiries');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await staffPage.goBack();
  await expect(staffPage).toHaveURL('/admin/today');
});

test('on a phone an enquiry begins where the screen does, below the title of no list', async ({
  staffPage,
  enquirer,
}) => {
  await staffPage.goto('/admin/enquiries');
  await staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name }).tap();
  const name = staffPage.getByRole('heading', { name: enquirer.name });
  await expect(name).toBeFocused();
  expect((await name.boundingBox())?.y).toBeLessThan(200);
  await expect(staffPage.getByRole('heading', { name: 'Enquiries', level: 1 })).toHaveCount(1);
});

test('on a phone the way back from an enquiry that Today led to goes to its row', async ({
  staffPage,
  enquirer,
  rows,
}) => {
  await rows(`UPDATE enquiry SET call_due = '2020-01-01' WHERE email = $1`, enquirer.email);
  await staffPage.goto('/admin/today');
  await staffPage.getByRole('link', { name: enquirer.name, exact: true }).tap();
  await staffPage.getByRole('link', { name: 'Back to enquiries' }).tap();
  await expect(staffPage).toHaveURL('/admin/enquiries');
  await expect(staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name })).toBeFocused();
});

test('on a phone the way back and each button of an enquiry are high enough for a thumb', async ({
  staffPage,
  enquirer,
}) => {
  await staffPage.goto('/admin/enquiries');
  await staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name }).tap();
  const pane = staffPage.getByRole('article', { name: enquirer.name });
  const pressed = pane
    .getByRole('button')
    .or(pane.getByRole('link', { name: 'Back to enquiries' }))
    .filter({ visible: true });
  await expect(pane.getByRole('button', { name: 'Add note' })).toBeVisible();
  const low = await pressed.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
  );
  expect(low).toEqual([]);
});

test('on a phone the filters stand behind a button, and open where one of them is used', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin/enquiries');
  const filters = staffPage.getByRole('button', { name: 'Filters' });
  const steps = staffPage.getByRole('link', { name: 'With a next step' });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(steps).toBeHidden();
  await filters.tap();
  await steps.tap();
  await expect(staffPage).toHaveURL(/step=open/);
  await staffPage.reload();
  await expect(steps).toHaveAttribute('aria-current', 'true');
  await filters.tap();
  await expect(steps).toBeHidden();
  await expect(filters).toHaveText('Filters in use');
});

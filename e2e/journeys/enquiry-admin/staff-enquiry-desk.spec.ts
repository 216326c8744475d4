import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

const FIVE_DAYS_MS = 5 * 86_400_000;
const inFiveDays = new Date(Date.now() + FIVE_DAYS_MS).toISOString().slice(0, 10);

test.describe('The desk of an enquiry', () => {
  test.beforeEach(async ({ staffPage, enquirer }) => {
    await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(enquirer.name)}`);
    await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  });

  test('shows what somebody has left without saving as not saved, also where it stays on the screen', async ({
    staffPage,
    enquirer,
  }) => {
    await staffPage.getByRole('button', { name: 'Correct the address' }).click();
    await staffPage.getByRole('textbox', { name: 'Email address' }).fill('nidhi@example.org');
    await staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name }).click();
    await expect(staffPage.getByRole('dialog')).toContainText('Your changes are kept');
    await staffPage.getByRole('button', { name: 'Leave' }).click();
    await expect(staffPage).toHaveURL(/\/admin\/enquiries\/[0-9a-f-]{36}/);
    await expect(staffPage.getByRole('textbox', { name: 'Email address' })).toHaveValue('nidhi@example.org');
    await expect(staffPage.getByRole('group', { name: 'Email address is not saved yet.' })).toBeVisible();
  });

  test('keeps what is typed when the browser ends the page, and sends it when asked', async ({
    staffPage,
    enquirer,
  }) => {
    const context = staffPage.context();
    await context.setOffline(true);
    await staffPage.getByLabel('Budget', { exact: true }).fill('Up to Rs 8 lakh');
    const next = await context.newPage();
    await staffPage.close();
    await context.setOffline(false);
    await next.goto(`/admin/enquiries?search=${encodeURIComponent(enquirer.name)}`);
    await expect(next.getByRole('heading', { name: enquirer.name })).toBeVisible();
    await expect(next.getByLabel('Budget', { exact: true })).toHaveValue('Up to Rs 8 lakh');
    const notice = next.getByRole('group', { name: 'Budget is not saved yet.' });
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(next.getByText('It is kept.')).toBeVisible();
  });

  test('keeps owner, next step and facts as they are chosen or left, and says so', async ({
    staffPage,
    staff,
    enquirer,
  }) => {
    const pane = staffPage.getByRole('article');
    await pane.getByRole('combobox', { name: 'Owner' }).selectOption(staff.email);
    await expect(pane.getByText('The owner is changed.')).toBeVisible();
    await pane.getByLabel('Next step', { exact: true }).fill('Visit and measure');
    await pane.getByLabel('Day', { exact: true }).fill(inFiveDays);
    await pane.getByLabel('Time', { exact: true }).fill('11:00');
    await pane.getByLabel('Size, in square feet').fill('940 sq ft');
    await expect(pane.getByText('The next step is kept.')).toBeVisible();
    await pane.getByLabel('Budget', { exact: true }).fill('Up to Rs 8 lakh');
    await pane.getByLabel('Value, in rupees').fill('8,40,000');
    await pane.getByLabel('Value, in rupees').blur();
    await pane.getByRole('combobox', { name: 'Type' }).selectOption('A home');
    const happened = pane.getByRole('region', { name: /^(Today|Yesterday), / });
    for (const line of [
      'took it',
      'Visit and measure',
      '940 sq ft',
      'Rs 8 lakh',
      'Rs 8,40,000',
      'Type: home',
    ])
      await expect(happened.getByText(line)).toBeVisible();
    await staffPage.reload();
    await expect(pane.getByLabel('Day', { exact: true })).toHaveValue(inFiveDays);
    await expect(pane.getByLabel('Size, in square feet')).toHaveValue('940');
    await expect(staffPage.getByRole('listitem').filter({ hasText: enquirer.name })).toContainText(
      `${staff.email} · Visit and measure, ${Number(inFiveDays.slice(-2))} `,
    );
  });

  test('tells of a day that is half typed, and keeps nothing until it is whole', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    const pane = staffPage.getByRole('article');
    const steps = () => rows('SELECT next_step FROM enquiry WHERE email = $1', enquirer.email);
    const day = pane.getByLabel('Day', { exact: true });
    await pane.getByLabel('Next step', { exact: true }).fill('Measure');
    await day.pressSequentially('1204');
    await day.press('Enter');
    await expect(pane.getByRole('alert')).toHaveText(/^Only part of it is filled in\./);
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    expect(await steps()).toEqual([{ next_step: null }]);
    await day.fill(inFiveDays);
    await day.press('Enter');
    await expect(pane.getByText('The next step is kept.')).toBeVisible();
    await expect(pane.getByRole('alert')).toHaveCount(0);
    expect(await steps()).toEqual([{ next_step: 'Measure' }]);
  });

  test('saves of the states that keys pass only the one they reach', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    const state = staffPage.getByRole('combobox', { name: 'State' });
    await state.press('ArrowDown');
    await state.press('ArrowDown');
    await expect(state).toHaveValue('quoted');
    await state.blur();
    await expect(staffPage.getByText('The state is changed.')).toBeVisible();
    const moves = await rows(
      `SELECT enquiry_event.text FROM enquiry_event JOIN enquiry ON enquiry.id = enquiry_id
       WHERE email = $1 AND enquiry_event.kind = 'state'`,
      enquirer.email,
    );
    expect(moves).toEqual([{ text: 'quoted' }]);
  });

  test('tells who was quicker, keeps what was chosen, and saves it when asked', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    await rows("UPDATE enquiry SET state = 'quoted' WHERE email = $1", enquirer.email);
    await rows(
      `INSERT INTO enquiry_event (enquiry_id, actor, kind, text)
       SELECT id, 'Meera K.', 'state', 'quoted' FROM enquiry WHERE email = $1`,
      enquirer.email,
    );
    const state = staffPage.getByRole('combobox', { name: 'State' });
    await state.selectOption('Lost');
    const notice = staffPage.getByRole('group', { name: 'State could not be saved.' });
    await expect(notice).toContainText('Meera K. moved this to Quoted at');
    await expect(notice).toContainText('What you typed is still here.');
    await expect(state).toHaveValue('lost');
    await notice.getByRole('button', { name: 'Save mine' }).click();
    await expect(staffPage.getByText('The state is changed.')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('keeps what was typed when the line breaks, and sends it when asked', async ({ staffPage }) => {
    const pane = staffPage.getByRole('article');
    await staffPage.route('**/desk', (route) => route.abort());
    const budget = pane.getByLabel('Budget', { exact: true });
    await budget.fill('Up to Rs 8 lakh');
    await budget.blur();
    await expect(staffPage.getByRole('alert')).toContainText('Budget could not be saved.');
    await expect(pane.getByRole('group', { name: 'Budget could not be saved.' })).toContainText(
      'What you typed is still here.',
    );
    await expect(budget).toHaveValue('Up to Rs 8 lakh');
    await staffPage.unroute('**/desk');
    await pane.getByRole('button', { name: 'Try again' }).click();
    await expect(pane.getByText('It is kept.')).toBeVisible();
  });

  test('is found by its owner and by its next step', async ({ staffPage, enquirer, rows }) => {
    const row = staffPage.getByRole('listitem').filter({ hasText: enquirer.name });
    const filter = staffPage.getByRole('combobox', { name: 'Owner' }).first();
    await filter.selectOption('Mine');
    await expect(staffPage.getByText('Nothing fits.')).toBeVisible();
    await filter.selectOption('Nobody yet');
    await expect(row).toBeVisible();
    await staffPage.getByRole('link', { name: 'With a next step' }).click();
    await expect(staffPage.getByText('Nothing fits.')).toBeVisible();
    await rows("UPDATE enquiry SET next_step = 'Visit' WHERE email = $1", enquirer.email);
    await staffPage.reload();
    await expect(row).toContainText('Visit');
  });
});

test('on paper an enquiry stands alone, however wide the sheet', async ({ staffPage, enquirer, rows }) => {
  const [stored] = await rows('SELECT id FROM enquiry WHERE email = $1', enquirer.email);
  await staffPage.goto(`/admin/enquiries/${String(stored?.['id'])}`);
  await staffPage.setViewportSize({ width: 1123, height: 794 });
  const row = staffPage.getByRole('listitem').getByRole('link').filter({ hasText: enquirer.name });
  await expect(row).toBeVisible();
  await staffPage.emulateMedia({ media: 'print' });
  await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  await expect(row).toBeHidden();
  await expect(staffPage.getByRole('searchbox')).toBeHidden();
  await expect(staffPage.getByRole('link', { name: 'Back to enquiries' })).toBeHidden();
  const { width = 0 } = (await staffPage.getByRole('article').boundingBox()) ?? {};
  const main = (await staffPage.getByRole('main').boundingBox())?.width ?? 0;
  expect(width / main).toBeGreaterThan(0.8);
});

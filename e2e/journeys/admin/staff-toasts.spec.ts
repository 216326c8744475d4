import { type Locator, type Page, expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { runClockUntilVisible, stopClock } from '../browser/clock.ts';

test.use({ ownContext: true });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

async function boxesOf(alerts: Locator) {
  await expect(alerts).toHaveCount(2);
  return Promise.all((await alerts.all()).map(boxOf));
}

/** With two messages, below an offer of what was not saved. */
async function refusedForm(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await page.clock.install();
  await page.goto('/admin/add-blog');
  await page.getByLabel('Meta Title').fill('m'.repeat(201));
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'See what differs' })).toBeVisible();
  await page.getByLabel('Meta Title').fill('m'.repeat(201));
  await page.getByLabel('Slug').fill('s'.repeat(201));
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await stopClock(page);
  await save.click();
  const alerts = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await runClockUntilVisible(page, alerts.last());
  await expect(alerts).toHaveCount(2);
  return { save, alerts };
}

async function expectSaveUncovered(page: Page, { save, alerts }: { save: Locator; alerts: Locator }) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const end of [0, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), end);
    const button = await boxOf(save);
    for (const message of await boxesOf(alerts)) {
      expect(message.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(message.x + message.width).toBeLessThanOrEqual(width);
      expect(message.y + message.height).toBeLessThanOrEqual(height);
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
}

test('on a phone no message lies over Save, wherever it is scrolled to', async ({ staffPage }) => {
  const form = await refusedForm(staffPage, { width: 390, height: 844 });
  await expectSaveUncovered(staffPage, form);
  const answered = staffPage.waitForResponse('**/api/admin/blog*');
  await form.save.click();
  await answered;
  await expect(form.alerts).toHaveCount(2);
});

test('on a wide screen no message lies over Save, nor over the check beside the form', async ({
  staffPage,
}) => {
  const form = await refusedForm(staffPage, { width: 1440, height: 900 });
  await expectSaveUncovered(staffPage, form);
  await staffPage.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = await boxOf(staffPage.getByRole('complementary', { name: 'Before it goes live' }));
  for (const message of await boxesOf(form.alerts))
    expect(message.x + message.width).toBeLessThanOrEqual(panel.x);
});

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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`no message lies over Save in a window ${width} wide, wherever it is scrolled to`, async ({
    staffPage,
  }) => {
    const { save, alerts } = await refusedForm(staffPage, { width, height });
    for (const end of [0, 10_000]) {
      await staffPage.evaluate((top) => scrollTo(0, top), end);
      const button = await boxOf(save);
      for (const message of await boxesOf(alerts)) {
        expect(message.y).toBeGreaterThanOrEqual(button.y + button.height);
        expect(message.x + message.width).toBeLessThanOrEqual(width);
        expect(message.y + message.height).toBeLessThanOrEqual(height);
      }
    }
    await staffPage.evaluate(() => scrollTo(0, 0));
    await save.click();
    await expect(alerts).not.toHaveCount(2);
  });

test('no message lies over the check beside the form', async ({ staffPage }) => {
  const { alerts } = await refusedForm(staffPage, { width: 1440, height: 900 });
  await staffPage.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = await boxOf(staffPage.getByRole('complementary', { name: 'Before it goes live' }));
  for (const message of await boxesOf(alerts)) expect(message.x + message.width).toBeLessThanOrEqual(panel.x);
});

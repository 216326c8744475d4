import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { runClockUntilVisible, stopClock } from './clock.ts';

test.use({ ownContext: true });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`no message lies over Save in a window ${width} wide, wherever it is scrolled to`, async ({
    staffPage,
  }) => {
    await staffPage.setViewportSize({ width, height });
    await staffPage.clock.install();
    await staffPage.goto('/admin/add-blog');
    await staffPage.getByLabel('Meta Title').fill('m'.repeat(201));
    await staffPage.getByLabel('Slug').fill('s'.repeat(201));
    const save = staffPage.getByRole('button', { name: 'Save', exact: true });
    await stopClock(staffPage);
    await save.click();
    const alerts = staffPage.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await runClockUntilVisible(staffPage, alerts.last());
    await expect(alerts).toHaveCount(2);
    for (const end of [0, 10_000]) {
      await staffPage.evaluate((top) => scrollTo(0, top), end);
      const button = await boxOf(save);
      for (const alert of await alerts.all()) {
        const message = await boxOf(alert);
        expect(message.y).toBeGreaterThanOrEqual(button.y + button.height);
        expect(message.x + message.width).toBeLessThanOrEqual(width);
        expect(message.y + message.height).toBeLessThanOrEqual(height);
      }
    }
    await staffPage.evaluate(() => scrollTo(0, 0));
    await save.click();
    await expect(alerts).not.toHaveCount(2);
  });

import { expect } from '@playwright/test';
import { hasFocus } from '../browser/tab-to.ts';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test('a table is inserted by mouse, written by keyboard alone, and read in a region that scrolls on a phone', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const insert = staffPage.getByRole('button', { name: 'Insert table' });
  const dialog = staffPage.getByRole('dialog', { name: 'Insert table' });
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await content.press('ControlOrMeta+End');
  await insert.click();
  await dialog.getByLabel('Columns').press('Enter');
  await expect(content.getByRole('table')).toHaveCount(1);
  await content.press('ControlOrMeta+z');
  await expect(content.getByRole('table')).toHaveCount(0);
  await content.press('ControlOrMeta+End');
  await staffPage.getByRole('toolbar', { name: 'Formatting' }).getByRole('combobox').focus();
  await expect(async () => {
    await staffPage.keyboard.press('ArrowRight');
    expect(await hasFocus(insert)).toBe(true);
  }).toPass({ intervals: [0] });
  await staffPage.keyboard.press('Enter');
  await expect(dialog.getByLabel('Columns')).toBeFocused();
  await staffPage.keyboard.type('4');
  await staffPage.keyboard.press('Tab');
  await staffPage.keyboard.type('1');
  await staffPage.keyboard.press('Enter');
  const words = ['Room', 'Size', 'Material', 'Cost', 'Kitchen', '90 sq ft', 'Laminate', '4 lakh'];
  for (const word of words) {
    await staffPage.keyboard.type(word);
    await staffPage.keyboard.press('Tab');
  }
  await expect(content).not.toBeFocused();
  await expect(content.getByRole('cell')).toHaveText(words);
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');

  await staffPage.setViewportSize({ width: 320, height: 640 });
  const region = staffPage.getByRole('region', { name: 'Table 1' });
  // NGINX's cache is refreshed a moment later.
  await expect(async () => {
    await staffPage.goto(`/blog/${post.slug}`);
    await expect(region.getByRole('columnheader')).toHaveText(words.slice(0, 4), { timeout: 500 });
  }).toPass();
  await region.focus();
  await staffPage.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await staffPage.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

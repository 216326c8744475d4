import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

const WORDS = ['Item', 'Price', 'Door', '900'];
const TABLE =
  '<table><tbody><tr><td>Item</td><td>Price</td></tr><tr><td>Door</td><td>900</td></tr></tbody></table>';

const testWithTable = test.extend<{ cells: Locator }>({
  cells: async ({ staffPage, post, rows }, use) => {
    await rows('UPDATE blog_post SET description = $1 WHERE id = $2', TABLE, post.id);
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    const cells = staffPage.getByRole('textbox', { name: 'Blog Content' }).getByRole('cell');
    await expect(cells).toHaveText(WORDS);
    await use(cells);
  },
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover({ position: { x: 12, y: 12 } });
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

testWithTable(
  'cells that are dragged over are emptied by a key, and no row grows shorter @every-engine',
  async ({ staffPage, cells }) => {
    await drag(staffPage, cells.first(), cells.last());
    await staffPage.keyboard.press('Delete');
    await expect(cells).toHaveCount(4);
    await expect(cells.nth(1)).toHaveText('');
  },
);

testWithTable(
  'of cells below one another nothing beside them is deleted @firefox',
  async ({ staffPage, cells }) => {
    await drag(staffPage, cells.first(), cells.nth(2));
    await staffPage.keyboard.press('Delete');
    await expect(cells.first()).toHaveText('');
    await expect(cells.nth(1)).toHaveText('Price');
    await expect(cells.last()).toHaveText('900');
  },
);

testWithTable(
  'a word that is written over cells stands in the first as it was written @every-engine',
  async ({ staffPage, cells }) => {
    await drag(staffPage, cells.first(), cells.nth(1));
    await staffPage.keyboard.type('Oak');
    await expect(cells.first()).toContainText('Oak');
    await expect(cells).toHaveCount(4);
  },
);

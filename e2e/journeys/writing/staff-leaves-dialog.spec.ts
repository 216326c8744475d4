import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

for (const [button, tag] of [
  ['Insert link', ['@every-engine']],
  ['Insert table', []],
  ['Picture from the library', []],
] as const)
  test(
    `who leaves the dialog of “${button}” writes on where the cursor was`,
    { tag: [...tag] },
    async ({ staffPage }) => {
      await staffPage.goto('/admin/add-blog');
      const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
      await content.fill('Oak and elm');
      for (let letter = 0; letter < ' and elm'.length; letter += 1) await content.press('ArrowLeft');
      for (const word of [' one', ' two']) {
        await staffPage.getByRole('button', { name: button }).click();
        await expect(staffPage.getByRole('dialog')).toBeVisible();
        await staffPage.keyboard.press('Escape');
        await expect(staffPage.getByRole('dialog')).toHaveCount(0);
        await staffPage.keyboard.type(word);
      }
      await expect(content).toHaveText('Oak one two and elm');
    },
  );

import type { FileChooser, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** As somebody does: by the button above the text, and a choice of files. */
export async function insertPictures(page: Page, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image', exact: true }).click();
  await (await chooser).setFiles(files);
}

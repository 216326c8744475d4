import { expect, type Page } from '@playwright/test';

/** By keyboard. @param project its title, on the page of projects */
export async function keepFirstPicture(page: Page, project: string): Promise<void> {
  const block = page.getByRole('article', { name: project });
  const heart = block.getByRole('button', { name: /^Keep picture 1: / });
  await heart.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

import { expect, type Page } from '@playwright/test';

/** Moves on with Tab alone until the control with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox',
  name: string,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await wanted.and(page.locator(':focus')).count()).toBe(1);
  }).toPass({ intervals: [0] });
}

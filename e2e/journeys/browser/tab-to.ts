import { expect, type Locator, type Page } from '@playwright/test';

/** Now, and without waiting for it. */
export function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
}

/** Moves on with Tab alone until the control with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox',
  name: string,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await hasFocus(wanted)).toBe(true);
  }).toPass({ intervals: [0] });
}

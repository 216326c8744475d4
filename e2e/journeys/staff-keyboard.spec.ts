import { expect, type Page } from '@playwright/test';
import { admin } from '../../testing/actors/admin-account.ts';
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

/** Moves on with Tab alone until the control with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await wanted.and(page.locator(':focus')).count()).toBe(1);
  }).toPass({ intervals: [0] });
}

test('a blog is written, published and deleted by keyboard alone', async ({ page, rows }) => {
  const heading = `By hand ${Date.now()}`;
  const { keyboard } = page;
  await openHydrated(page, '/admin/login');
  await tabTo(page, 'textbox', 'Email address');
  await keyboard.type(admin.email);
  await keyboard.press('Tab');
  await keyboard.type(admin.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused();
  await tabTo(page, 'link', 'Blogs');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();

  await tabTo(page, 'link', 'Add Blog');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Blog' })).toBeFocused();
  await tabTo(page, 'textbox', 'Title');
  await keyboard.type(heading);
  await tabTo(page, 'combobox', 'Paragraph style');
  // The toolbar is one stop; from it Tab leads into the text, and out of it again.
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('Without a mouse');
  await tabTo(page, 'textbox', 'Meta Title');
  await tabTo(page, 'button', 'Save');
  await keyboard.press('Enter');
  await expect(page.getByText('Blog added successfully!')).toBeVisible();
  expect(await rows('SELECT description FROM blog_post WHERE heading = $1', heading)).toEqual([
    { description: '&lt;p&gt;&lt;strong&gt;Without a mouse&lt;/strong&gt;&lt;/p&gt;' },
  ]);

  await tabTo(page, 'button', `Delete: ${heading}`);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Blog deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();
  await rows('DELETE FROM blog_post WHERE heading = $1', heading);

  await tabTo(page, 'button', `Profile of ${admin.email}`);
  await keyboard.press('Enter');
  await tabTo(page, 'button', 'Logout');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/login');
});

import { expect, type Page, type Route } from '@playwright/test';
import { adminAccount } from '../../../testing/actors/admin-account.ts';
import { test } from '../setup/fixtures.ts';
import { copiesHere } from '../browser/copies-here.ts';
import { openHydrated } from '../browser/hydration.ts';
import { fillStorage } from '../browser/fill-storage.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });

test(
  'what was typed is kept on the device and offered back after a reload',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    await staffPage.clock.install();
    const held: Route[] = [];
    await staffPage.route('**/api/admin/drafts/**', (route) => void held.push(route));
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await title(staffPage).fill('A better title');
    await expect(staffPage.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await staffPage.clock.runFor(3000);
    await expect(staffPage.getByText('Saved on this device at')).toContainText('not yet on the server');
    await staffPage.clock.runFor(2000);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await staffPage.unroute('**/api/admin/drafts/**');
    await expect(staffPage.getByText('Draft saved at')).toBeVisible();
    staffPage.on('dialog', (dialog) => void dialog.accept());
    await staffPage.reload();
    await expect(title(staffPage)).toHaveValue(post.heading);
    await staffPage.getByRole('button', { name: 'See what differs' }).click();
    const difference = staffPage.getByRole('dialog', { name: 'What differs' });
    await expect(difference.getByRole('heading', { name: 'Title' })).toBeVisible();
    await expect(difference.getByRole('insertion').filter({ hasText: 'better' })).toBeVisible();
    await difference.getByRole('button', { name: 'Close' }).click();
    await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
    await expect(title(staffPage)).toHaveValue('A better title');
    await staffPage.getByRole('button', { name: 'Save' }).click();
    await untilSaid(staffPage, 'Blog updated successfully!');
    const readsDrafts = staffPage.waitForResponse('**/api/admin/drafts?*');
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await readsDrafts;
    await expect(title(staffPage)).toHaveValue('A better title');
    await expect(staffPage.getByRole('button', { name: 'Carry on with them' })).toHaveCount(0);
  },
);

test('unsaved changes that are thrown away are not offered again', async ({ staffPage }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('A first thought.');
  staffPage.on('dialog', (dialog) => void dialog.accept());
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'Throw them away' }).click();
  await expect(staffPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  const readsDrafts = staffPage.waitForResponse('**/api/admin/drafts?*');
  await staffPage.reload();
  await readsDrafts;
  await expect(content(staffPage)).toBeVisible();
  await expect(staffPage.getByRole('button', { name: 'Throw them away' })).toHaveCount(0);
});

test('what another tab has open is offered only once that is closed', async ({ staffPage, context }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('Typed in the first tab.');
  await expect(staffPage.getByText(/^Saved on this device at|^Draft saved at/)).toBeVisible();
  const other = await context.newPage();
  const readsDrafts = other.waitForResponse('**/api/admin/drafts?*');
  await other.goto('/admin/add-blog');
  await readsDrafts;
  await expect(content(other)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Throw them away' })).toHaveCount(0);
  await staffPage.close({ runBeforeUnload: false });
  await other.reload();
  await other.getByRole('button', { name: 'Throw them away' }).click();
  await expect(other.getByRole('button', { name: 'Throw them away' })).toHaveCount(0);
});

test(
  'a device without room says so, and the draft on the server does without it',
  { tag: '@own-context' },
  async ({ staffPage }) => {
    await staffPage.clock.install();
    await staffPage.goto('/admin/add-blog');
    await title(staffPage).fill('A');
    await staffPage.evaluate(fillStorage);
    await title(staffPage).fill('Too much');
    await staffPage.clock.runFor(3000);
    await expect(staffPage.getByText('This device has no room to keep your changes.')).toBeVisible();
    await staffPage.clock.runFor(2000);
    await expect(staffPage.getByText(/Draft saved at .* This device has no room for a copy\./)).toBeVisible();
  },
);

test('leaving unsaved changes by a link, by Back or by signing out asks first', async ({ staffPage }) => {
  await staffPage.goto('/admin');
  await staffPage.getByRole('link', { name: 'Add Blog' }).click();
  await title(staffPage).fill('Half a thought');
  const question = staffPage.getByRole('dialog', { name: 'Leave without saving?' });
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(staffPage).toHaveURL('/admin/add-blog');
  const profile = staffPage.getByRole('button', { name: 'Profile' });
  await profile.click();
  await staffPage.getByRole('button', { name: 'Logout' }).click();
  await question.press('Escape');
  await expect(profile).toBeFocused();
  await profile.click();
  await staffPage.getByRole('link', { name: 'Account' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(profile).toBeFocused();
  await expect(title(staffPage)).toHaveValue('Half a thought');
  await staffPage.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(staffPage).toHaveURL('/admin');
});

test('a form without changes is left without a question', async ({ staffPage, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(title(staffPage)).toHaveValue(post.heading);
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await expect(staffPage).toHaveURL('/admin');
});

test('a save that cannot reach the server says so, keeps all and can be tried again', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Sent at last');
  // It arrives, and the answer does not: trying again is no conflict with oneself.
  await staffPage.route('**/update', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('The studio’s server could not be reached.')).toBeVisible();
  await expect(staffPage.getByRole('alert')).toHaveText(['Something went wrong while updating!']);
  await expect(title(staffPage)).toHaveValue('Sent at last');
  await staffPage.unroute('**/update');
  await staffPage.getByRole('button', { name: 'Try again' }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
});

test(
  'a save that nobody answers is given up after a minute, and can be tried again',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    await staffPage.clock.install();
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await title(staffPage).fill('Into the silence');
    await staffPage.route('**/update', () => undefined);
    await staffPage.getByRole('button', { name: 'Save' }).click();
    await expect(staffPage.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await staffPage.clock.runFor(61_000);
    await expect(staffPage.getByText('The studio’s server could not be reached.')).toBeVisible();
    await expect(staffPage.getByRole('button', { name: 'Try again' })).toBeFocused();
  },
);

test('what is typed while a save is under way is not lost with it', async ({ staffPage, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('On its way');
  const held: Route[] = [];
  await staffPage.route('**/update', (route) => void held.push(route));
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await title(staffPage).focus();
  await staffPage.keyboard.type(' and more');
  await expect(title(staffPage)).toHaveValue('On its way');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.abort();
  await expect(staffPage.getByRole('button', { name: 'Try again' })).toBeFocused();
  await title(staffPage).press('End');
  await staffPage.keyboard.type(' again');
  await expect(title(staffPage)).toHaveValue('On its way again');
});

test(
  'changes that are carried on with are never without a copy',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    await staffPage.clock.install();
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await title(staffPage).fill('Kept twice');
    staffPage.on('dialog', (dialog) => void dialog.accept());
    await staffPage.reload();
    await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
    await expect(title(staffPage)).toHaveValue('Kept twice');
    expect(await copiesHere(staffPage)).toEqual([expect.stringContaining('Kept twice')]);
  },
);

test('what was written in a blog that somebody deleted meanwhile can be saved as a new one', async ({
  staffPage,
  post,
  rows,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill(`Outlived ${post.heading}`);
  await rows('UPDATE blog_post SET deleted_at = now() WHERE id = $1', post.id);
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('Somebody has deleted it meanwhile')).toBeVisible();
  staffPage.on('dialog', (dialog) => void dialog.accept());
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'Carry on with them as a new blog' }).click();
  await expect(staffPage).toHaveURL('/admin/add-blog');
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(staffPage)).toHaveValue(`Outlived ${post.heading}`);
  await staffPage.goBack();
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
});

test('a browser that keeps nothing for the site says so when somebody signs in', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Not allowed.', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, '/admin');
  await page.getByLabel('Email address').fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' }).first(),
  ).toBeVisible();
});

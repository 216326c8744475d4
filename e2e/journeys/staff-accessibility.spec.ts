import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

// Text that is still fading in has, for that moment, too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });

async function expectNoViolation(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Nothing is wider than the window.
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spill).toBeLessThanOrEqual(0);
}

test('signing in has no accessibility violation, also when it fails', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expectNoViolation(page);
  await page.route('**/login', (route) => route.abort());
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolation(page);
});

test('the list of blogs and its question have no accessibility violation', async ({ staffPage, post }) => {
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('row', { name: post.heading }).getByRole('button', { name: 'Delete' }).click();
  await expect(staffPage.getByRole('dialog')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Delete blog' }).click();
  await expect(staffPage.getByText('lies in the bin for 30 days')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Open the bin' }).click();
  await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('a list that cannot be loaded has no accessibility violation', async ({ staffPage }) => {
  await staffPage.route('**/api/admin/**', (route) => route.abort());
  await staffPage.goto('/admin');
  await expect(staffPage.getByText('Failed to fetch blogs').first()).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the form of a blog has no accessibility violation, also with what it refuses', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(content(staffPage)).toBeVisible();
  await expect(title(staffPage)).toHaveValue(post.heading);
  await expectNoViolation(staffPage);
  await staffPage.getByRole('radio', { name: 'Scheduled' }).check({ force: true });
  await title(staffPage).fill('');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title(staffPage)).toBeFocused();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('an offer of unsaved changes and the comparison have no accessibility violation', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Another title');
  await expect(staffPage.getByText('Unsaved changes', { exact: true })).toBeVisible();
  staffPage.on('dialog', (dialog) => void dialog.accept());
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'See what differs' }).click();
  await expect(staffPage.getByRole('dialog').getByRole('heading', { name: 'Title' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the end of a session that draws near has no accessibility violation', async ({ staffPage }) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  await staffPage.clock.fastForward('28:30');
  await staffPage.getByRole('button', { name: 'Sign in again' }).click();
  await staffPage.clock.resume();
  await expect(staffPage.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the enquiries have no accessibility violation', async ({ staffPage, enquirer: { name } }) => {
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  await expect(staffPage.getByRole('link', { name })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name }).click();
  await expect(staffPage.getByRole('heading', { name })).toBeVisible();
  await staffPage.getByRole('button', { name: 'Do not contact any more' }).click();
  await expect(staffPage.getByText('This person has asked to be left alone.')).toBeVisible();
  await expectNoViolation(staffPage);
});

for (const [screen, heading] of [
  ['account', 'Account'],
  ['history', 'History'],
] as const) {
  test(`the ${screen} page has no accessibility violation`, async ({ staffPage, post }) => {
    expect(post.id).toBeGreaterThan(0);
    await staffPage.goto(`/admin/${screen}`);
    await expect(staffPage.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(staffPage.getByText('Loading...')).toHaveCount(0);
    await expectNoViolation(staffPage);
  });
}

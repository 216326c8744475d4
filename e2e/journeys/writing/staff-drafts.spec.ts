import { devices, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { adminAccount } from '../../../testing/actors/admin-account.ts';
import { signInPage, test as base } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

interface DraftFixtures {
  /** Of a blog that goes when the test is over, if it was saved. */
  heading: string;
  /** A browser that shares nothing with that of the test. */
  onPhone: (staff: typeof adminAccount) => Promise<Page>;
}

const test = base.extend<DraftFixtures>({
  heading: async ({ rows }, use, { testId }) => {
    const heading = `Begun on the way ${testId}`;
    await use(heading);
    await rows('DELETE FROM blog_post WHERE heading = $1', heading);
  },
  onPhone: async ({ browser }, use) => {
    const context = await browser.newContext(devices['Pixel 7']);
    await use(async (staff) => {
      const page = await context.newPage();
      await page.clock.install();
      await signInPage(page, staff);
      return page;
    });
    await context.close();
  },
});

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('what was begun on a phone, and signed out of, goes on at the desk until it is saved', async ({
  staffPage,
  staff,
  onPhone,
  heading,
  rows,
}) => {
  const phone = await onPhone(staff);
  await phone.goto('/admin/add-blog');
  await title(phone).fill(heading);
  await phone.getByRole('button', { name: 'Profile' }).click();
  await phone.getByRole('button', { name: 'Logout' }).click();
  await phone.getByRole('button', { name: 'Leave' }).click();
  await expect(phone).toHaveURL('/admin/login');
  const left = `SELECT 1 FROM writing_draft d JOIN admin a ON a.id = d.admin_id WHERE a.email = $1`;
  await expect.poll(() => rows(left, staff.email)).toHaveLength(1);

  await staffPage.goto('/admin/add-blog');
  await expect(staffPage.getByText('There is a draft from your phone,')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Throw it away' }).click();
  await staffPage.getByRole('button', { name: 'Undo', exact: true }).click();
  await staffPage.getByRole('button', { name: 'Carry on with it' }).click();
  await expect(title(staffPage)).toHaveValue(heading);
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog added successfully!');
  await expect.poll(() => rows(left, staff.email)).toEqual([]);
});

test('a picture that was chosen elsewhere is told of where only its name is known', async ({
  staffPage,
  staff,
  onPhone,
  post,
}) => {
  const address = `/admin/edit-blog/${post.id}`;
  await staffPage.goto(address);
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } });
  const buffer = await drawn.jpeg().toBuffer();
  const file = { name: 'veranda.jpg', mimeType: 'image/jpeg', buffer };
  const sent = staffPage.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/drafts/'),
  );
  await staffPage.getByLabel('Desktop Image').setInputFiles(file);
  await sent;

  const phone = await onPhone(staff);
  await phone.goto(address);
  await phone.getByRole('button', { name: 'See what differs' }).click();
  const dialog = phone.getByRole('dialog', { name: 'What differs' });
  await expect(dialog.getByText('veranda.jpg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await phone.getByRole('button', { name: 'Carry on with it' }).click();
  await expect(phone.getByText('Please choose them again: veranda.jpg.')).toBeVisible();
});

test('two who edit the same blog see each other, and that one of them has left', async ({
  staffPage,
  staff,
  colleague,
  onPhone,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(title(staffPage)).toHaveValue(post.heading);
  const phone = await onPhone(colleague);
  await phone.goto(`/admin/edit-blog/${post.id}`);
  const other = phone.getByText(`${staff.email} is editing this blog too,`);
  await expect(other).toBeVisible();
  await expect(phone.getByText('Whoever saves second is asked what to keep')).toBeVisible();
  const gone = staffPage.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await gone;
  await phone.clock.runFor(20_000);
  await expect(other).toHaveCount(0);
});

test('two tabs of one blog keep a text each, which is offered once its tab has left', async ({
  staffPage,
  context,
  post,
}) => {
  const address = `/admin/edit-blog/${post.id}`;
  const other = await context.newPage();
  await staffPage.goto(address);
  await title(staffPage).fill('In the first tab');
  await expect(staffPage.getByText(/^Saved on this device at|^Draft saved at/)).toBeVisible();
  const readsDrafts = other.waitForResponse('**/api/admin/drafts?*');
  await other.goto(address);
  await readsDrafts;
  await expect(title(other)).toHaveValue(post.heading);
  await expect(other.getByRole('button', { name: 'Carry on with them' })).toHaveCount(0);
  await title(other).fill('In the second tab');
  for (const page of [staffPage, other]) {
    await page.getByRole('link', { name: 'Back to blogs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/admin');
  }
  await staffPage.goto(address);
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(staffPage)).toHaveValue('In the second tab');
  await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(title(staffPage)).toHaveValue('In the first tab');
});

test('what was typed while the server was away arrives once it is back', async ({ onPhone, staff, post }) => {
  const page = await onPhone(staff);
  await page.goto(`/admin/edit-blog/${post.id}`);
  await page.route('**/api/admin/drafts/*', (route) => route.abort());
  await title(page).fill('Through a restart');
  await page.clock.runFor(5000);
  await expect(page.getByText(/^Saved on this device at .*, not yet on the server$/)).toBeVisible();
  await page.unroute('**/api/admin/drafts/*');
  await page.clock.runFor(60_000);
  await expect(page.getByText('Draft saved at')).toBeVisible();
});

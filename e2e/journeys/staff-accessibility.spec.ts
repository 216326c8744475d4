import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures.ts';
import { expectNoViolation } from './no-violation.ts';

// Text that is still fading in has, for that moment, too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });

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

test('the list of blogs, its menu, its pictures and its question have no accessibility violation', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Profile of' }).click();
  await expectNoViolation(staffPage);
  await staffPage.keyboard.press('Escape');
  await staffPage.getByRole('button', { name: 'Open feature image of' }).first().click();
  await expect(staffPage.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.keyboard.press('Escape');
  await staffPage.getByRole('row', { name: post.heading }).getByRole('button', { name: 'Delete' }).click();
  await expect(staffPage.getByRole('dialog')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Delete blog' }).click();
  await expect(staffPage.getByText('lies in the bin for 30 days')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('link', { name: 'Open the bin' }).click();
  const row = staffPage.getByRole('row', { name: post.heading });
  await expect(row).toBeVisible();
  await expectNoViolation(staffPage);
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Delete this blog for good?' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('an empty list and a blog that is not there have no accessibility violation', async ({ staffPage }) => {
  const pagination = { page: 1, pages: 1, limit: 5, total: 0 };
  await staffPage.route('**/api/admin/blog?*', (route) => route.fulfill({ json: { data: [], pagination } }));
  await staffPage.goto('/admin');
  await expect(staffPage.getByText('No blogs found.')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.goto('/admin/edit-blog/2000000000');
  await expect(staffPage.getByText('Blog not found.')).toBeVisible();
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

test('pictures on their way, refused and to be cut, and the editor’s link, have no accessibility violation', async ({
  staffPage,
}) => {
  const png = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#9a3b1f' } })
    .png()
    .toBuffer();
  const file = { name: 'IMG_2034.png', mimeType: 'image/png', buffer: png };
  await staffPage.goto('/admin/add-blog');
  await title(staffPage).fill('W'.repeat(190));
  await staffPage.getByLabel('Desktop Image').setInputFiles(file);
  await expect(staffPage.getByRole('slider', { name: 'Left to right' })).toBeVisible();
  const held: Route[] = [];
  await staffPage.route('**/proxyfile', (route) => void held.push(route));
  await content(staffPage).focus();
  const picker = staffPage.locator('input[type=file][aria-label="Insert image"]');
  await picker.setInputFiles(file);
  await expect(staffPage.getByRole('progressbar', { name: 'IMG_2034.png' })).toBeVisible();
  await expectNoViolation(staffPage);
  await held[0]?.continue();
  await expect(content(staffPage).getByRole('img')).toBeVisible();
  await picker.setInputFiles({ ...file, mimeType: 'text/plain' });
  await expect(staffPage.getByRole('alert')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Insert link' }).click();
  await staffPage.getByRole('button', { name: 'Set link' }).click();
  await expect(
    staffPage.getByRole('dialog', { name: 'Link' }).getByText('Please give an address'),
  ).toBeVisible();
  await expectNoViolation(staffPage);
});

test('two who edit the same draft, and its preview link, have no accessibility violation', async ({
  staffPage,
  post,
  rows,
}) => {
  await rows("UPDATE blog_post SET status = 'draft' WHERE id = $1", post.id);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('button', { name: 'Make a preview link' }).click();
  await expect(staffPage.getByLabel('Private preview link')).toBeVisible();
  await expectNoViolation(staffPage);
  await rows("UPDATE blog_post SET heading = 'Theirs', version = version + 1 WHERE id = $1", post.id);
  await title(staffPage).fill('Mine');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByRole('dialog').getByRole('insertion').first()).toBeVisible();
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

test(
  'the end of a session that draws near has no accessibility violation',
  { tag: '@own-context' },
  async ({ staffPage }) => {
    await staffPage.clock.install();
    await staffPage.goto('/admin');
    await expect(staffPage.getByRole('table')).toBeVisible();
    await staffPage.clock.fastForward('28:05');
    await staffPage.getByRole('button', { name: 'Sign in again' }).click();
    await staffPage.clock.resume();
    const dialog = staffPage.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expectNoViolation(staffPage);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(staffPage.getByRole('button', { name: 'Sign in again' })).toBeFocused();
  },
);

test('the enquiries have no accessibility violation', async ({ staffPage, enquirer, rows }) => {
  const { name, email } = enquirer;
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  const row = staffPage.getByRole('listitem').getByRole('link', { name });
  await expect(row).toBeVisible();
  await expectNoViolation(staffPage);
  await row.click();
  await expect(staffPage.getByRole('heading', { name })).toBeVisible();
  const step = staffPage.getByLabel('Next step', { exact: true });
  await staffPage.getByLabel('Day', { exact: true }).fill('2026-11-28');
  await step.press('Enter');
  await expect(staffPage.getByText('Please write what the next step is.')).toBeVisible();
  await expectNoViolation(staffPage);
  await step.fill('Visit and measure');
  await step.press('Enter');
  await expect(staffPage.getByText('The next step is kept.')).toBeVisible();
  await rows("UPDATE enquiry SET state = 'quoted' WHERE email = $1", email);
  await staffPage.getByRole('combobox', { name: 'State' }).selectOption('Lost');
  await expect(staffPage.getByRole('button', { name: 'Save mine' })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Leave it' }).click();
  await staffPage.getByRole('button', { name: 'Do not contact any more' }).click();
  await expect(staffPage.getByText('Do not contact.', { exact: true })).toBeVisible();
  await expectNoViolation(staffPage);
  // With another number: it is asked which enquiries are meant. The fixture removes it by its address.
  await rows(
    `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text)
     SELECT name, email, '1', '1', 'x', true, '2026-11', 'x' FROM enquiry WHERE email = $1`,
    email,
  );
  await staffPage.reload();
  await staffPage.getByRole('button', { name: 'Erase this person' }).click();
  await expect(staffPage.getByRole('radio', { name: 'With this email address: 2' })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the history has no accessibility violation', async ({ staffPage, post }) => {
  await staffPage.goto('/admin/history');
  await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the account has no accessibility violation, also with what it refuses', async ({ staffPage }) => {
  await staffPage.goto('/admin/account');
  await staffPage.getByRole('button', { name: 'Change password' }).click();
  await expect(staffPage.getByLabel('Present password', { exact: true })).toBeFocused();
  await expectNoViolation(staffPage);
});

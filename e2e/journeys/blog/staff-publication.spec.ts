import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a draft is shown as one in the list, is not on the site, and can be previewed by a private link', async ({
  staffPage,
  post,
  request,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('radio', { name: 'Draft' }).check({ force: true });
  await expect(staffPage.getByText('Only staff see it')).toBeVisible();
  await save(staffPage);
  await expect(staffPage.getByRole('row', { name: post.heading }).getByText('Draft')).toBeVisible();
  // NGINX's cache is refreshed a moment later.
  await expect.poll(async () => (await request.get(`/blog/${post.slug}`)).status()).toBe(404);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('button', { name: 'Make a preview link' }).click();
  const link = staffPage.getByLabel('Private preview link');
  await expect(link).toHaveValue(/\/blog-preview\//);
  await expect(staffPage.getByText('It works until')).toBeVisible();
  await staffPage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await staffPage.getByRole('button', { name: 'Copy' }).click();
  await expect(staffPage.getByText('The link is copied.')).toBeVisible();
  expect(await staffPage.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  const visitor = await request.get(await link.inputValue());
  expect([visitor.status(), visitor.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  expect(await visitor.text()).toMatch(/noindex[^]*Cast in place, ground flat\./);
  const before = await link.inputValue();
  await staffPage.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(before);
  expect((await request.get(before)).status()).toBe(404);
});

test('a blog is scheduled after the check, and says in words when it goes off the site and comes back', async ({
  staffPage,
  post,
  rows,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('radio', { name: 'Scheduled' }).check({ force: true });
  await save(staffPage);
  await expect(staffPage.getByRole('alert').first()).toHaveText('Please choose the day and the time.');
  const time = staffPage.getByLabel('Goes live');
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription(/Please choose the day and the time\./);
  await time.fill('2098-01-31T09:30');
  const goesOff =
    'It is on the site now. Saved like this it goes off at once and comes back on Friday 31 January 2098 at 09:30, Indian time.';
  await expect(staffPage.getByRole('group', { name: 'Status' }).getByText(goesOff)).toBeVisible();
  await save(staffPage);
  const check = staffPage.getByRole('complementary', { name: 'Before it goes live' });
  const floor = { width: 1600, height: 900, channels: 3, background: '#8f8672' } as const;
  const buffer = await sharp({ create: floor }).png().toBuffer();
  await expect(check.getByText('1 thing left that stops it.')).toBeAttached();
  await expect(check.getByRole('listitem').filter({ hasText: goesOff })).toBeVisible();
  await expect(check.getByText('Off the site at once, and back on Friday 31 January 2098')).toBeVisible();
  await staffPage
    .getByLabel('Desktop Image')
    .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer });
  await staffPage.getByRole('textbox', { name: 'Alt Tag' }).fill('A floor of terrazzo');
  await check.getByRole('button', { name: 'Schedule' }).click();
  const words = 'Goes live on Friday 31 January 2098 at 09:30, Indian time.';
  await expect(staffPage.getByRole('row', { name: post.heading }).getByText(words)).toBeVisible();
  expect(await rows('SELECT publish_at FROM blog_post WHERE id = $1', post.id)).toEqual([
    { publish_at: new Date('2098-01-31T04:00:00Z') },
  ]);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(time).toHaveValue('2098-01-31T09:30');
});

test('the second of two who edit the same blog is told, sees both versions and decides', async ({
  staffPage,
  staff,
  context,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Mine, written for an hour');
  const other = await context.newPage();
  await other.goto(`/admin/edit-blog/${post.id}`);
  await title(other).fill('Theirs, saved first');
  await save(other);
  await untilSaid(other, 'Blog updated successfully!');

  await title(staffPage).press('Control+s');
  const dialog = staffPage.getByRole('dialog', { name: 'Somebody else saved this blog' });
  await expect(
    dialog.getByText(new RegExp(`^${staff.email} saved this blog on .* Nothing was overwritten\\.$`)),
  ).toBeVisible();
  await expect(dialog.getByRole('deletion').filter({ hasText: /: Theirs$/ })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: /: Mine/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on editing' }).click();
  await expect(title(staffPage)).toBeFocused();
  await expect(title(staffPage)).toHaveValue('Mine, written for an hour');
  await save(staffPage);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(title(staffPage)).toHaveValue('Mine, written for an hour');
});

test(
  'the second of two is asked also when what differs cannot be shown',
  { tag: '@own-context' },
  async ({ staffPage, post, rows }) => {
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await expect(staffPage.getByRole('textbox', { name: 'Blog Content' })).toContainText('Cast in place');
    await title(staffPage).fill('Mine');
    await rows("UPDATE blog_post SET heading = 'Theirs', version = version + 1 WHERE id = $1", post.id);
    // As after the site was renewed: the files of before are gone.
    await staffPage.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await save(staffPage);
    const dialog = staffPage.getByRole('dialog', { name: 'Somebody else saved this blog' });
    await expect(dialog.getByRole('alert')).toHaveText(/^What differs could not be shown/);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await untilSaid(staffPage, 'Blog updated successfully!');
  },
);

test('two who change different fields of a blog can keep both', async ({ staffPage, context, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Mine');
  const other = await context.newPage();
  await other.goto(`/admin/edit-blog/${post.id}`);
  await content(other).fill('Theirs, of terrazzo.');
  await save(other);
  await untilSaid(other, 'Blog updated successfully!');
  await save(staffPage);
  const dialog = staffPage.getByRole('dialog', { name: 'Somebody else saved this blog' });
  await expect(dialog.getByText(/^You have changed different things/)).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: /of terrazzo/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save both' }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(title(staffPage)).toHaveValue('Mine');
  await expect(content(staffPage)).toHaveText('Theirs, of terrazzo.');
});

test('the second of two may take what the first has saved', async ({ staffPage, context, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Mine');
  const other = await context.newPage();
  await other.goto(`/admin/edit-blog/${post.id}`);
  await title(other).fill('Theirs');
  await save(other);
  await untilSaid(other, 'Blog updated successfully!');
  await save(staffPage);
  await staffPage.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(staffPage)).toHaveValue('Theirs');
});

test('a deleted blog comes back by the undo of its toast', async ({ staffPage, post }) => {
  await pressDelete(staffPage, post.heading);
  const undo = staffPage.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });
  // It goes after two seconds, and stays while it has the focus.
  await undo.focus();
  await undo.click();
  await expect(staffPage.getByText('The blog is back.')).toBeVisible();
  await expect(staffPage.getByRole('row', { name: post.heading })).toBeVisible();
});

test('a deleted blog can be put back from the bin, or be deleted for good', async ({
  staffPage,
  post,
  rows,
}) => {
  await deletePost(staffPage, post.heading);
  await expect(staffPage.getByText(`“${post.heading}” lies in the bin for 30 days.`)).toBeVisible();
  await staffPage.getByRole('link', { name: 'Open the bin' }).click();
  await expect(staffPage.getByRole('heading', { name: 'Bin', level: 1 })).toBeFocused();
  const row = staffPage.getByRole('row', { name: post.heading });
  await row.getByRole('button', { name: 'Put back' }).click();
  await expect(staffPage.getByText('The blog is back.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await deletePost(staffPage, post.heading);
  await staffPage.goto('/admin/bin');
  await row.getByRole('button', { name: 'Delete for good' }).click();
  const question = staffPage.getByRole('dialog', { name: 'Delete this blog for good?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row).toHaveCount(0);
  expect(await rows('SELECT id FROM blog_post WHERE id = $1', post.id)).toEqual([]);
});

async function pressDelete(page: Page, heading: string): Promise<void> {
  await page.goto(`/admin?search=${encodeURIComponent(heading)}`);
  await page.getByRole('row', { name: heading }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete blog' }).click();
}

async function deletePost(page: Page, heading: string): Promise<void> {
  await pressDelete(page, heading);
  await expect(page.getByText('Blog deleted successfully')).toBeVisible();
}

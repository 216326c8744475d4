import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { expectNoViolationWhileLoading } from '../browser/no-violation.ts';

/** Real answers that are held back until they are released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const releases = new EventEmitter();
  const released = once(releases, 'release');
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => void releases.emit('release');
}

async function expectLoading(page: Page, heading: string): Promise<void> {
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

async function expectSoundLoading(page: Page, heading: string): Promise<void> {
  await expectLoading(page, heading);
  await expectNoViolationWhileLoading(page);
}

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });

test(
  'a page whose script has not come yet is sound',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    const release = await hold(staffPage, '**/assets/**/*.js');
    await staffPage.goto(`/admin/edit-blog/${post.id}`, { waitUntil: 'commit' });
    await expectSoundLoading(staffPage, 'Edit Blog');
    release();
    await expect(content(staffPage)).toBeVisible();
  },
);

test(
  'the form whose blog and whose editor have not come yet is sound',
  { tag: '@own-context' },
  async ({ staffPage, post }) => {
    const releaseBlog = await hold(staffPage, `**/api/admin/blog/${post.id}`);
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    await expectSoundLoading(staffPage, 'Edit Blog');
    // The only script that is still to come.
    const releaseEditor = await hold(staffPage, '**/assets/**/*.js');
    releaseBlog();
    await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(post.heading);
    await expectSoundLoading(staffPage, 'Edit Blog');
    releaseEditor();
    await expect(content(staffPage)).toBeVisible();
  },
);

const screens = [
  ['Blogs', '/admin', '**/api/admin/blog?*'],
  ['Account', '/admin/account', '**/api/admin/sessions'],
] as const;
/** As the first. */
const others = [
  ['Bin', '/admin/bin', '**/api/admin/blog-bin?*'],
  ['History', '/admin/history', '**/api/admin/audit?*'],
  ['Enquiries', '/admin/enquiries', '**/api/admin/enquiry?*'],
  ['Today', '/admin/today', '**/api/admin/today'],
  ['Pictures', '/admin/pictures', '**/api/admin/pictures?*'],
  ['Old addresses', '/admin/addresses', '**/api/admin/addresses?*'],
  ['People', '/admin/people', '**/api/admin/people'],
  ['Report', '/admin/report', '**/api/admin/report?*'],
  ['Import from WordPress', '/admin/import', '**/api/admin/imports'],
  ['Studio', '/admin/studio', '**/api/admin/content'],
] as const;

for (const [heading, path, answer] of screens)
  test(`the screen ${heading} whose rows have not come yet is sound`, async ({ staffPage }) => {
    const release = await hold(staffPage, answer);
    await staffPage.goto(path);
    await expectSoundLoading(staffPage, heading);
    release();
    await expect(staffPage.getByText('Loading...')).toHaveCount(0);
  });

test('every screen has its heading before its rows', async ({ staffPage, post }) => {
  const versions = ['Versions', `/admin/edit-blog/${post.id}/versions`, '**/versions?*'] as const;
  for (const [heading, path, answer] of [...others, versions])
    await test.step(heading, async () => {
      const release = await hold(staffPage, answer);
      await staffPage.goto(path);
      await expectLoading(staffPage, heading);
      release();
      await expect(staffPage.getByText('Loading...')).toHaveCount(0);
    });
});

test('an enquiry that has not come yet is sound', async ({ staffPage, enquirer: { name } }) => {
  const release = await hold(staffPage, /api\/admin\/enquiry\/[\da-f-]+$/);
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  await staffPage.getByRole('link', { name }).click();
  await expectSoundLoading(staffPage, 'Enquiries');
  release();
  await expect(staffPage.getByRole('heading', { name })).toBeVisible();
});

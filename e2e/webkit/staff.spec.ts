import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { adminAccount } from '../../testing/actors/admin-account.ts';
import { test } from './fixtures.ts';
import type { WebKitPage } from './WebKitPage.ts';

test('staff sign in, write a post with a picture and publish it', async ({
  webkitPage: page,
  staff,
  rows,
}, testInfo) => {
  const heading = `A study that closes ${randomUUID()}`;
  const file = testInfo.outputPath('study.jpg');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8f8672' } }).toFile(file);
  await signIn(page, staff);
  await page.open('/admin/add-blog');
  await page.fill('Title', heading);
  await page.choose('feature_image', file);
  await page.fill('Alt Tag', 'A study with a walnut desk');
  await page.fill('Blog Content', 'None of them needs a spare room.');
  await page.press('button', 'Publish');
  await page.press('button', 'Publish', await page.find('complementary', 'Before it goes live'));
  // Where the form leads once it is saved.
  await page.expectPath('/admin');
  const [post] = await rows('SELECT slug FROM blog_post WHERE heading = $1', heading);
  await page.open(`/blog/${String(post?.['slug'])}`);
  await page.expectText('None of them needs a spare room.');
  await rows('DELETE FROM blog_post WHERE heading = $1', heading);
});

test('projects are put in order by dragging and by keys', async ({
  webkitPage: page,
  staff,
  projects: [one, two],
  rows,
}) => {
  const order = async () => {
    const found = await rows('SELECT id FROM project WHERE id = ANY($1) ORDER BY position, id', [
      one.id,
      two.id,
    ]);
    return found.map(({ id }) => id);
  };
  const handleOf = (title: string) => page.find('button', new RegExp(`^Move ${title}, place`));
  await signIn(page, staff);
  await page.open('/admin/projects');
  await page.drag(await handleOf(two.title), await handleOf(one.title));
  await expect.poll(order).toEqual([two.id, one.id]);
  await page.focus(await handleOf(two.title));
  await page.keys('SPACE', 'ARROW_DOWN', 'SPACE');
  await page.expectFocus(new RegExp(`^Move ${two.title}`));
  await expect.poll(order).toEqual([one.id, two.id]);
});

test('a project with long names of pictures is as wide as the screen', async ({
  webkitPage: page,
  staff,
  rows,
}) => {
  const [project] = await rows(`SELECT id FROM project WHERE slug = 'the-verandah-flat'`);
  await signIn(page, staff);
  await page.open(`/admin/edit-project/${String(project?.['id'])}`);
  await page.until(() => document.querySelector('select[id^="passages."]') !== null);
  expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a picture of a text that is pressed is removed by a key, and nothing beside it', async ({
  webkitPage: page,
  staff,
}) => {
  await signIn(page, staff);
  await page.open('/admin/add-blog');
  await page.fill('Blog Content', 'Measured twice.');
  const content = await page.find('textbox', 'Blog Content');
  await page.run((text: Element) => {
    const clipboardData = new DataTransfer();
    const canvas = document.createElement('canvas');
    clipboardData.setData('text/html', `<p><img src="${canvas.toDataURL()}"></p>`);
    text.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, content);
  await page.fill('Describe picture 1 for people who cannot see it', 'A wall');
  await page.press('img', 'A wall', content);
  await page.keys('BACK_SPACE');
  await page.until((text: Element) => text.querySelector('img') === null, content);
  expect(await content.getText()).toBe('Measured twice.');
});

async function signIn(page: WebKitPage, { email, password }: typeof adminAccount): Promise<void> {
  await page.open('/admin/login');
  await page.fill('Email address', email);
  await page.fill('Password', password);
  await page.press('button', 'Sign in');
  await page.expectPath('/admin/today');
}

import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { test as base, staffToken } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const added = z.object({ data: z.object({ id: z.int(), src: z.string(), file_name: z.string() }) });
type Stored = z.infer<typeof added>['data'] & { buffer: Buffer };

interface LibraryFixtures {
  /** Two pictures of this test's own, in the library and unused, the second one newer. */
  stored: [Stored, Stored];
}

const test = base.extend<LibraryFixtures>({
  stored: async ({ request, rows }, use, { testId }) => {
    const named = `oak-${testId.slice(-8)}`;
    const one = await addPicture(request, `${named}-one.png`);
    await use([one, await addPicture(request, `${named}-two.png`)]);
    await rows('DELETE FROM library_picture WHERE file_name LIKE $1', `${named}%`);
  },
});

/** Of noise: the same file twice would be the same picture. */
async function addPicture(request: APIRequestContext, name: string): Promise<Stored> {
  const noise = { width: 3, height: 2, channels: 3 } as const;
  const buffer = await sharp(randomBytes(3 * 2 * 3), { raw: noise })
    .resize(1440, 960, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const multipart = { file: { name, mimeType: 'image/png', buffer } };
  const answer = await request.post('/api/admin/pictures', { headers, multipart });
  return { ...added.parse(await answer.json()).data, buffer };
}

async function putInText(request: APIRequestContext, post: { id: number }, src: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const multipart = { description: `<p>Seen here.</p><p><img src="/api/${src}" alt=""></p>` };
  const saved = await request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** What the names of both begin with. */
const nameOf = ({ file_name: name }: Stored) => name.replace('-one.png', '');
const picture = (page: Page, { file_name: name }: Stored) => page.getByRole('button', { name });
const alt = (page: Page) => page.getByRole('textbox', { name: 'Alt text', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });

test('a picture is described and stays while it is used; unused it goes at once, comes back by Undo, and is known again', async ({
  staffPage,
  request,
  post,
  stored: [used, unused],
}) => {
  const remove = () => staffPage.getByRole('button', { name: 'Delete', exact: true }).click();
  await putInText(request, post, used.src);
  await staffPage.goto(`/admin/pictures?search=${nameOf(used)}`);
  await picture(staffPage, used).click();
  await expect(picture(staffPage, used)).toHaveAttribute('aria-pressed', 'true');
  await alt(staffPage).fill('An oak table in the morning');
  await expect(staffPage.getByText('Saved.')).toBeVisible();
  await staffPage.reload();
  await expect(alt(staffPage)).toHaveValue('An oak table in the morning');
  await remove();
  await expect(staffPage.getByRole('alert')).toContainText('This picture cannot be deleted.');
  const use = staffPage.getByRole('listitem').filter({ hasText: 'blog, in the text' });
  const address = `/admin/edit-blog/${post.id}`;
  await expect(use.getByRole('link', { name: post.heading })).toHaveAttribute('href', address);

  await picture(staffPage, unused).click();
  await staffPage.getByRole('heading', { name: unused.file_name }).waitFor();
  await remove();
  await expect(picture(staffPage, unused)).toHaveCount(0);
  await staffPage.getByRole('button', { name: 'Undo' }).click();
  await expect(picture(staffPage, unused)).toBeVisible();
  await staffPage
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer: unused.buffer });
  await expect(staffPage.getByText(`Already in the library as ${unused.file_name}.`)).toBeVisible();
  await staffPage.getByRole('button', { name: 'Use the one there' }).click();
  await expect(staffPage.getByRole('heading', { name: unused.file_name })).toBeVisible();
});

test('in a low window the last button of an open picture comes into view within its panel', async ({
  staffPage,
  stored: [one],
}) => {
  await staffPage.setViewportSize({ width: 1280, height: 600 });
  await staffPage.goto(`/admin/pictures?search=${nameOf(one)}`);
  await picture(staffPage, one).click();
  const panel = staffPage.getByRole('region', { name: one.file_name });
  const last = panel.getByRole('button', { name: 'Delete', exact: true });
  await last.focus();
  await expect(last).toBeInViewport();
  expect((await panel.boundingBox())?.height).toBeLessThan(600);
});

test('a picture of the library comes into the text by keys alone, and writing goes on behind it', async ({
  staffPage,
  rows,
  stored: [one, two],
}) => {
  await rows('UPDATE library_picture SET alt = $2 WHERE id = $1', one.id, 'An oak table');
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('Before ');
  await staffPage.getByRole('button', { name: 'Picture from the library' }).press('Enter');
  const dialog = staffPage.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('searchbox').fill(nameOf(one));
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(2);
  await dialog.getByRole('button', { name: two.file_name }).focus();
  await staffPage.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`${one.file_name}. “An oak table”`)).toBeVisible();
  await staffPage.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const inserted = content(staffPage).getByRole('img', { name: 'An oak table' });
  await expect(inserted).toHaveAttribute('src', `/api/${one.src}`);
  await staffPage.keyboard.type('after');
  await expect(content(staffPage)).toHaveText('Before after');
});

test('a picture is replaced in the fields of a blog by one of the library, and everywhere at once', async ({
  staffPage,
  post,
  rows,
  stored: [one, two],
}) => {
  const dialog = staffPage.getByRole('dialog', { name: 'Choose a picture' });
  const choose = async ({ file_name: name }: Stored) => {
    await dialog.getByRole('searchbox').fill(nameOf(one));
    await dialog.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
  };
  const pictureOf = async () => (await rows('SELECT feature_image FROM blog_post WHERE id = $1', post.id))[0];
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('button', { name: 'From the library: the wide picture' }).click();
  await choose(one);
  await expect(staffPage.getByRole('img', { name: 'Preview of the desktop image' })).toBeVisible();
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  expect(await pictureOf()).toEqual({ feature_image: one.src });
  await staffPage.goto(`/admin/pictures?search=${nameOf(one)}`);
  await picture(staffPage, one).click();
  await staffPage.getByRole('button', { name: 'Replace everywhere' }).click();
  await choose(two);
  await staffPage.getByLabel('Alt text of the new picture').fill('A walnut desk');
  await staffPage.getByRole('button', { name: /^Replace in \d+ places?$/ }).click();
  const undo = staffPage.getByText(/^Replaced in \d+ places?\. Undo$/).getByRole('button', { name: 'Undo' });
  // A message stays while it has the focus.
  await undo.focus();
  expect(await pictureOf()).toEqual({ feature_image: two.src });
  await undo.click();
  await expect(staffPage.getByText('The old picture is back.')).toBeVisible();
  expect(await pictureOf()).toEqual({ feature_image: one.src });
});

test('on a phone a picture takes the place of the grid and gives it back, without a violation', async ({
  staffPage,
  stored: [one],
}) => {
  const phone = { width: 320, height: 640 };
  const spill = () => staffPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await staffPage.goto(`/admin/pictures?search=${nameOf(one)}`);
  await expect(picture(staffPage, one)).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.setViewportSize(phone);
  await picture(staffPage, one).click();
  await expect(staffPage.getByRole('heading', { name: one.file_name })).toBeFocused();
  await expect(picture(staffPage, one)).toBeHidden();
  expect(await spill()).toBe(0);
  await staffPage.getByRole('link', { name: 'All pictures' }).click();
  await expect(picture(staffPage, one)).toBeFocused();
  await staffPage.goto('/admin/add-blog');
  await staffPage.getByRole('button', { name: 'From the library: the upright picture' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Choose a picture' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('a picture that stands beside a testimonial leads to where staff choose it', async ({ staffPage }) => {
  await staffPage.goto('/admin/pictures?search=sector-108-residence%2F02');
  await staffPage.getByRole('link', { name: 'The testimonials' }).click();
  await expect(staffPage).toHaveURL('/admin/studio#testimonials');
  await expect(staffPage.getByRole('heading', { name: 'Testimonials', exact: true })).toBeInViewport();
});

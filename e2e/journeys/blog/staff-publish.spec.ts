import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test('staff sign in, write a post with three pictures, publish, edit and delete it @every-engine', async ({
  page,
  staff,
  browser,
  baseURL,
}, testInfo) => {
  const [desktop, mobile, inText] = await Promise.all([
    picture(testInfo.outputPath('desktop.jpg'), 1800, 1200, '#8f8672'),
    picture(testInfo.outputPath('mobile.jpg'), 900, 1200, '#1e3a30'),
    picture(testInfo.outputPath('in-text.png'), 1000, 700, '#9a3b1f'),
  ]);
  const heading = `A study that closes ${randomUUID()}`;

  await test.step('sign in', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
    await page.getByLabel('Email address').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await untilSaid(page, 'Logged in successfully!');
    await expect(page).toHaveURL('/admin/today');
  });

  await test.step('write and publish', async () => {
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    await page.getByRole('link', { name: 'Add Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Add Blog' })).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill(heading);
    await page.getByLabel('Short Description').fill('A door, a shelf and a socket in the right place.');
    await page.getByLabel('Desktop Image').setInputFiles(desktop);
    await page.getByLabel('Mobile Image').setInputFiles(mobile);
    await page.getByLabel('Alt Tag').fill('A study with a walnut desk');
    const editor = page.getByRole('textbox', { name: 'Blog Content' });
    await editor.fill('None of them needs a spare room.');
    await editor.press('Home');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Insert image' }).click();
    expect(await (await chooser).element().getAttribute('accept')).toBe('image/*');
    await (await chooser).setFiles(inText);
    // At the cursor: before the text.
    await expect(editor).toMatchAriaSnapshot(`- paragraph:
      - img
      - text: None of them needs a spare room.`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const check = page.getByRole('complementary', { name: 'Before it goes live' });
    await expect(check.getByRole('heading', { name: '1 thing stops it' })).toBeVisible();
    await check.getByRole('button', { name: 'Go there: picture 1' }).click();
    const description = page.getByRole('textbox', { name: 'Describe picture 1 for people' });
    await expect(description).toBeFocused();
    await description.fill('A desk that folds away');
    await expect(check.getByText('Nothing is left that stops it.')).toBeAttached();
    await check.getByRole('button', { name: 'Publish' }).click();
    await untilSaid(page, 'Blog added successfully!');
    await expect(page).toHaveURL('/admin');
  });

  await test.step('find the form empty again', async () => {
    await page.getByRole('link', { name: 'Add Blog' }).click();
    await expect(page.getByRole('textbox', { name: 'Blog Content' })).toHaveText('');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(page.getByRole('img', { name: 'Preview of' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to blogs' }).click();
  });

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await test.step('see it on the public site', async () => {
    await visitor.goto(`/blogs?search=${encodeURIComponent(heading)}`);
    await visitor.getByRole('link', { name: `Read More about ${heading}` }).click();
    await expect(visitor.getByText('None of them needs a spare room.')).toBeVisible();
    const shown = visitor.getByRole('img', { name: 'A study with a walnut desk' });
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    const inserted = visitor.getByRole('img', { name: 'A desk that folds away' });
    await expect(inserted).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('edit', async () => {
    await page.getByRole('row', { name: heading }).getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(heading);
    await expect(page.getByRole('textbox', { name: 'Blog Content' })).toHaveText(
      'None of them needs a spare room.',
    );
    for (const image of ['desktop', 'mobile']) {
      const preview = page.getByRole('img', { name: `Preview of the ${image} image` });
      await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.getByLabel('Title', { exact: true }).fill(`${heading}, at last`);
    await page.getByRole('button', { name: 'Save' }).click();
    await untilSaid(page, 'Blog updated successfully!');
    // NGINX's cache is refreshed a moment later.
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: `${heading}, at last` })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });

  await test.step('delete', async () => {
    await page.getByRole('row', { name: heading }).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this blog?' });
    await question.getByRole('button', { name: 'Delete blog' }).click();
    await expect(page.getByText('Blog deleted successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: heading })).toHaveCount(0);
    await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  });
});

async function picture(file: string, width: number, height: number, background: string): Promise<string> {
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
}

import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test.describe('The form', () => {
  test('has every field, and exactly the tools of the editor', async ({ staffPage }) => {
    await staffPage.goto('/admin/add-blog');
    await expect(staffPage.getByRole('heading', { name: 'Add Blog', level: 1 })).toBeVisible();
    await expect(staffPage.getByLabel('Date', { exact: true })).toHaveAttribute('type', 'date');
    for (const label of [
      'Title',
      'Short Description',
      'Date',
      'Mobile Image',
      'Desktop Image',
      'Alt Tag',
      'Slug',
      'Meta Title',
      'Meta Keyword',
      'Meta Description',
    ])
      await expect(staffPage.getByLabel(label, { exact: true })).toBeAttached();
    for (const label of ['Mobile Image', 'Desktop Image'])
      await expect(staffPage.getByLabel(label, { exact: true })).toHaveAttribute('accept', 'image/*');
    const toolbar = staffPage.getByRole('toolbar', { name: 'Formatting' });
    await expect(toolbar.getByRole('option')).toHaveText(['Normal', 'Heading 1', 'Heading 2', 'Heading 3']);
    const names = await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names).toEqual([
      'Undo the last change',
      'Redo the last change',
      'Bold',
      'Italic',
      'Underline',
      'Strike',
      'Ordered list',
      'Bullet list',
      'Quotation',
      'Insert link',
      'Insert image',
      'Picture from the library',
      'Insert table',
      'Clear formatting',
    ]);
  });

  test('formats the text with each of its tools, and clears that again', async ({ staffPage }) => {
    await staffPage.goto('/admin/add-blog');
    await content(staffPage).fill('A stair');
    await content(staffPage).press('Shift+Home');
    const tool = (name: string) => staffPage.getByRole('button', { name, exact: true });
    for (const [name, tag] of [
      ['Bold', 'strong'],
      ['Italic', 'em'],
      ['Underline', 'u'],
      ['Strike', 's'],
      ['Ordered list', 'ol > li'],
      ['Bullet list', 'ol > li[data-list=bullet]'],
      ['Quotation', 'blockquote'],
    ] as const) {
      await tool(name).click();
      await expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(content(staffPage).locator(tag)).toHaveText('A stair');
    }
    for (const level of [1, 2, 3]) {
      await staffPage.getByLabel('Paragraph style').selectOption(`Heading ${level}`);
      await expect(content(staffPage).getByRole('heading', { level, name: 'A stair' })).toBeVisible();
    }
    await tool('Insert link').click();
    const dialog = staffPage.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await dialog.getByLabel('Address').press('Enter');
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/Please give a page of this site/);
    await dialog.getByLabel('Address').fill('studio@example.com');
    await dialog.getByRole('button', { name: 'Set link' }).click();
    await expect(content(staffPage).getByRole('link')).toHaveAttribute('href', 'mailto:studio@example.com');
    await content(staffPage).press('Shift+Home');
    await tool('Clear formatting').click();
    expect(await content(staffPage).innerHTML()).toBe('<p>A stair</p>');
  });

  test('keeps links to http, https, mailto and tel, completes short ones, and pictures by http, https and data', async ({
    staffPage,
  }) => {
    await staffPage.goto('/admin/add-blog');
    await content(staffPage).focus();
    await content(staffPage).evaluate((element) => {
      const clipboardData = new DataTransfer();
      const links = ['javascript:alert(1)', 'ftp://example.com', 'tel:+911200000000', '/services'];
      const pictures = ['javascript:alert(1)', 'ftp://example.com/a.png', 'https://example.com/a.png'];
      const html = [
        ...links.map((href) => `<p><a href="${href}">${href}</a></p>`),
        ...pictures.map((src) => `<p><img src="${src}" alt=""></p>`),
      ].join('');
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    });
    const hrefs = content(staffPage).getByRole('link');
    await expect(hrefs).toHaveCount(4);
    expect(await hrefs.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'about:blank',
      'about:blank',
      'tel:+911200000000',
      '/services',
    ]);
    const picture = content(staffPage).locator('img');
    await expect(picture).toHaveAttribute('src', 'https://example.com/a.png');
    await expect(staffPage.getByText('2 pictures could not be taken along')).toBeVisible();
  });

  test('shows each message of the server as a toast of its own, and beside its field', async ({
    staffPage,
  }) => {
    await staffPage.goto('/admin/add-blog');
    await staffPage.getByLabel('Meta Title').fill('m'.repeat(201));
    await staffPage.getByLabel('Slug').fill('s'.repeat(201));
    await save(staffPage).click();
    const alerts = messages(staffPage).getByRole('alert');
    await expect(alerts).toHaveCount(2);
    await expect(staffPage.getByLabel('Meta Title')).toHaveAccessibleDescription(/at most 200 characters/);
    await expect(staffPage.getByLabel('Slug')).toHaveAccessibleDescription(/at most 200 characters/);
  });

  test('shows the sentence of the server, or one of its own, when a save fails, and is not sent twice', async ({
    staffPage,
    post,
  }) => {
    await staffPage.goto(`/admin/edit-blog/${post.id}`);
    for (const [answer, sentence] of [
      [{ status: 409, json: { message: 'No', error: 'That is taken.' } }, 'That is taken.'],
      [{ status: 502, body: '' }, 'Something went wrong while updating!'],
    ] as const) {
      await staffPage.route('**/update', (route) => route.fulfill(answer));
      await save(staffPage).click();
      await expect(messages(staffPage).getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    }
    await staffPage.route('**/update', () => undefined);
    await save(staffPage).click();
    await expect(staffPage.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  test('of a blog that cannot be loaded says so', async ({ staffPage }) => {
    await staffPage.goto('/admin/edit-blog/2000000000');
    await expect(messages(staffPage).getByRole('alert')).toHaveText('Failed to load blog data');
    await expect(staffPage.getByText('Blog not found.')).toBeVisible();
  });

  test('refuses a file that is no picture, beside its field', async ({ staffPage }) => {
    await staffPage.goto('/admin/add-blog');
    await staffPage
      .getByLabel('Desktop Image')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await expect(staffPage.getByLabel('Desktop Image')).toHaveAccessibleDescription(
      /Please choose a picture\./,
    );
  });
});

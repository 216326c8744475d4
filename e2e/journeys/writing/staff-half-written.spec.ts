import { expect, type Page, type Route } from '@playwright/test';
import { copiesHere } from '../browser/copies-here.ts';
import { insertPictures } from '../browser/insert-pictures.ts';
import { photographFile, test } from '../setup/project-fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** The addresses that saves are sent to from now on. */
function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update')) saves.push(request.url());
  });
  return saves;
}

test('Enter in a field of a blog on the site puts nothing there that is half written', async ({
  staffPage,
  post,
}) => {
  const saves = watchSaves(staffPage);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Half a sen');
  for (const label of ['Meta Title', 'Slug', 'Date', 'Published'])
    await staffPage.getByLabel(label, { exact: true }).press('Enter');
  await expect(staffPage.getByText('Draft saved at')).toBeVisible();
  await expect(title(staffPage)).toHaveValue('Half a sen');
  expect(saves).toEqual([]);
  await staffPage.getByLabel('Meta Title').press('Control+s');
  await untilSaid(staffPage, 'Blog updated successfully!');
});

test('Enter in a field of a project saves nothing', async ({ staffPage, projects: [project] }) => {
  const saves = watchSaves(staffPage);
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await title(staffPage).fill(`${project.title}, half`);
  await staffPage.getByLabel('Slug', { exact: true }).press('Enter');
  await expect(staffPage.getByText('Draft saved at')).toBeVisible();
  await expect(title(staffPage)).toHaveValue(`${project.title}, half`);
  expect(saves).toEqual([]);
});

/** As a phone does with every word, and whoever dictates with a whole paragraph. @returns what ends it */
async function compose(page: Page, text: string): Promise<() => Promise<unknown>> {
  const input = await page.context().newCDPSession(page);
  const selectionStart = text.length;
  await input.send('Input.imeSetComposition', { text, selectionStart, selectionEnd: selectionStart });
  return () => input.send('Input.insertText', { text });
}

test('words that are still composed are kept, and offered back after a crash', async ({
  staffPage,
  context,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await content(staffPage).fill('A stair ');
  await expect(staffPage.getByText('Draft saved at')).toBeVisible();
  await compose(staffPage, 'of oak');
  await expect.poll(() => copiesHere(staffPage)).toEqual([expect.stringContaining('stair&nbsp;of&nbsp;oak')]);
  await compose(staffPage, 'of oak and brass');
  await staffPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await copiesHere(staffPage)).toEqual([expect.stringContaining('oak&nbsp;and&nbsp;brass')]);
  await staffPage.close();
  const page = await context.newPage();
  await page.goto(`/admin/edit-blog/${post.id}`);
  await page.getByRole('button', { name: 'Carry on with them' }).click();
  await expect(content(page)).toHaveText('A stair of oak and brass');
});

test('words that are still composed are saved with the rest', async ({ staffPage, post, rows }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await content(staffPage).fill('A stair ');
  await compose(staffPage, 'of oak');
  // On some phones no button takes the focus, whose loss would end the composition.
  await staffPage.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click');
  await untilSaid(staffPage, 'Blog updated successfully!');
  const [saved] = await rows('SELECT description FROM blog_post WHERE id = $1', post.id);
  expect(saved?.['description']).toContain('A stair of oak');
});

test('a picture that arrives while a word is composed leaves it whole', async ({ staffPage }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('A stair ');
  const held: Route[] = [];
  await staffPage.route('**/proxyfile', (route) => void held.push(route));
  await insertPictures(staffPage, await photographFile('stair.jpg', 1440, 960));
  await expect.poll(() => held.length).toBe(1);
  await content(staffPage).press('Control+End');
  await compose(staffPage, 'kit');
  await held[0]?.continue();
  await expect(staffPage.getByRole('progressbar')).toHaveCount(0);
  const end = await compose(staffPage, 'kitchen');
  await end();
  await expect(content(staffPage).getByRole('img')).toHaveAttribute('src', /^\/api\/uploads/);
  await staffPage.keyboard.type(' door');
  await expect(content(staffPage)).toHaveText('A stair kitchen door');
});

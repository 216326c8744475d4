import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { copiesHere } from '../browser/copies-here.ts';
import { insertPictures } from '../browser/insert-pictures.ts';
import { signInPage } from '../setup/fixtures.ts';
import { photographFile, test } from '../setup/project-fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const carryOn = (page: Page) => page.getByRole('button', { name: 'Carry on with them' });

const failUploads = (page: Page) => page.route('**/proxyfile', (route) => route.abort());

/** The lines of a text; one of a picture by the start of its address. */
function linesOf(text: Locator): Promise<string[]> {
  const lines = text.getByRole('paragraph').or(text.getByRole('heading'));
  return lines.evaluateAll((all) =>
    all.map((line) => {
      const [place] =
        /^(\/api\/uploads|blob:)/.exec(line.querySelector('img')?.getAttribute('src') ?? '') ?? [];
      return place ?? line.textContent;
    }),
  );
}

/** Puts a picture between two lines, which is shown there before it is sent. */
async function putBetween(page: Page, name: string): Promise<void> {
  await content(page).focus();
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  await page.keyboard.press('ArrowUp');
  await insertPictures(page, await photographFile(name, 1440, 960));
  await expect.poll(() => linesOf(content(page))).toEqual(['Before', 'blob:', 'After']);
}

/** No page of a browser that goes down can do anything any more. */
async function crash(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** Of all files of this browser. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('blog-copies');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It cannot be opened.')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll();
          reading.addEventListener('success', () => {
            const forms: { unsent?: { file: File }[] }[] = reading.result;
            resolve(forms.flatMap(({ unsent = [] }) => unsent.map(({ file }) => file.name)));
            opening.result.close();
          });
        });
      }),
  );
}

test('a picture that was put into a text and not sent outlives a crash, in its place and with its description', async ({
  staffPage,
  context,
  post,
}) => {
  const address = `/admin/edit-blog/${post.id}`;
  await staffPage.goto(address);
  await content(staffPage).fill('');
  await failUploads(staffPage);
  await putBetween(staffPage, 'stair.jpg');
  await staffPage.getByLabel('Describe picture 1').fill('A stair of oak');
  await expect.poll(() => keptNames(staffPage)).toEqual(['stair.jpg']);
  await expect.poll(() => copiesHere(staffPage)).toEqual([expect.stringContaining('A stair of oak')]);
  const page = await crash(staffPage, context, address);
  await carryOn(page).click();
  await expect.poll(() => linesOf(content(page))).toEqual(['Before', '/api/uploads', 'After']);
  await expect(content(page).getByRole('img', { name: 'A stair of oak' })).toBeVisible();
  await save(page).click();
  await untilSaid(page, 'Blog updated successfully!');
  const again = await crash(page, context, address);
  await expect(content(again).getByRole('img', { name: 'A stair of oak' })).toBeVisible();
  await expect.poll(() => keptNames(again)).toEqual([]);
});

test('a device that goes on with a draft is told which picture stayed on the other one', async ({
  staffPage,
  staff,
  browser,
  rows,
}) => {
  await staffPage.goto('/admin/add-blog');
  await failUploads(staffPage);
  await putBetween(staffPage, 'stair.jpg');
  const sent = `SELECT content FROM writing_draft d JOIN admin a ON a.id = d.admin_id WHERE a.email = $1`;
  await expect.poll(async () => JSON.stringify(await rows(sent, staff.email))).toContain('/stair.jpg');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInPage(other, staff);
  await other.goto('/admin/add-blog');
  await other.getByRole('button', { name: 'Carry on with it' }).click();
  await expect(other.getByText('Please choose them again: stair.jpg.')).toBeVisible();
  await expect(content(other)).toContainText('After');
  await expect(content(other).getByRole('img')).toHaveCount(0);
  await context.close();
});

test('a save keeps the form open while a picture of the text is not sent, and a line says so until it is', async ({
  staffPage,
  named,
  rows,
}) => {
  await staffPage.goto('/admin/add-blog');
  await staffPage.getByLabel('Title', { exact: true }).fill(named);
  await failUploads(staffPage);
  await putBetween(staffPage, 'stair.jpg');
  const line = staffPage.getByText('stair.jpg is not sent yet. What you save is without it until then.');
  await expect(line).toBeVisible();
  await save(staffPage).click();
  await expect(staffPage.getByText('Save once more when the remaining pictures are in.')).toBeVisible();
  const stored = async () => {
    const posts = await rows('SELECT description FROM blog_post WHERE heading = $1', named);
    return posts.map(({ description }) => String(description));
  };
  expect(await stored()).toEqual([expect.stringMatching(/Before((?!img).)*After/)]);
  await expect(line).toBeVisible();
  await staffPage.unroute('**/proxyfile');
  await staffPage.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => linesOf(content(staffPage))).toEqual(['Before', '/api/uploads', 'After']);
  await expect(line).toHaveCount(0);
  await save(staffPage).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  expect(await stored()).toEqual([expect.stringMatching(/Before.*img.*\/api\/uploads.*After/)]);
});

test('files that were chosen for the library and not sent are offered after a crash, until they are sent', async ({
  staffPage,
  context,
}) => {
  await staffPage.goto('/admin/pictures');
  await staffPage.route('**/api/admin/pictures', (route) => route.abort());
  const name = `${randomUUID()}.jpg`;
  await staffPage.getByLabel('Add pictures').setInputFiles(await photographFile(name, 1461, 973));
  await expect(staffPage.getByRole('button', { name: `Try again to send ${name}` })).toBeVisible();
  await expect.poll(() => keptNames(staffPage)).toEqual([name]);
  const second = await context.newPage();
  await second.goto('/admin/pictures');
  await expect(second.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();
  await expect(second.getByText(`Chosen here before, and not sent: ${name}.`)).toHaveCount(0);
  await second.close();
  const page = await crash(staffPage, context, '/admin/pictures');
  await expect(page.getByText(`Chosen here before, and not sent: ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByText('is in the library.')).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test('files of a project that were chosen and not sent outlive a crash, each for its place', async ({
  staffPage,
  context,
  projects: [project],
}) => {
  const address = `/admin/edit-project/${project.id}`;
  await staffPage.goto(address);
  await failUploads(staffPage);
  await staffPage.getByLabel('Add pictures').setInputFiles(await photographFile('room.jpg', 1440, 960));
  await expect(staffPage.getByRole('button', { name: 'Try again to send room.jpg' })).toBeVisible();
  await save(staffPage).click();
  await expect(staffPage.getByText('Save once more when the remaining pictures are in.')).toBeVisible();
  await expect.poll(() => keptNames(staffPage)).toEqual(['room.jpg']);
  const page = await crash(staffPage, context, address);
  await carryOn(page).click();
  await expect(page.getByText('Added as picture 1')).toBeVisible();
  await save(page).click();
  await untilSaid(page, 'Project updated successfully!');
  const again = await crash(page, context, address);
  await expect(again.getByText('1 picture, 1 without alt text')).toBeVisible();
  await expect.poll(() => keptNames(again)).toEqual([]);
});

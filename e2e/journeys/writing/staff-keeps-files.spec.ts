import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fillStorage } from '../browser/fill-storage.ts';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const preview = (page: Page, field: string) => page.getByRole('img', { name: `Preview of the ${field}` });

async function choose(page: Page, field: string, name: string): Promise<void> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#9a3b1f' } })
    .png()
    .toBuffer();
  await page.getByLabel(field).setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByText(`Chosen: ${name}`)).toBeVisible();
}

/** How many files of forms are kept in this browser. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('blog-copies');
        // Made here it would be without a place for files.
        opening.addEventListener('upgradeneeded', () => {
          resolve(0);
          opening.transaction?.abort();
        });
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It cannot be opened.')));
        opening.addEventListener('success', () => {
          const reading: IDBRequest<{ feature_image?: File; mb_image?: File }[]> = opening.result
            .transaction('files')
            .objectStore('files')
            .getAll();
          reading.addEventListener('success', () => {
            const files = reading.result.flatMap((form) => [form.feature_image ?? [], form.mb_image ?? []]);
            resolve(files.flat().length);
            opening.result.close();
          });
        });
      }),
  );
}

/** What remains when a browser goes down: no page of it can do anything any more. */
async function crash(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  const readsDrafts = next.waitForResponse('**/api/admin/drafts?*');
  await next.goto(address);
  await readsDrafts;
  return next;
}

test('pictures that were chosen outlive a crash, with their names and previews, until they are saved', async ({
  staffPage,
  context,
  post,
}) => {
  const address = `/admin/edit-blog/${post.id}`;
  await staffPage.goto(address);
  await choose(staffPage, 'Desktop Image', 'veranda.png');
  await choose(staffPage, 'Mobile Image', 'stair.png');
  await expect.poll(() => keptFiles(staffPage)).toBe(2);
  const page = await crash(staffPage, context, address);
  await page.getByRole('button', { name: 'Carry on with them' }).click();
  for (const name of ['veranda.png', 'stair.png'])
    await expect(page.getByText(`Chosen: ${name}`)).toBeVisible();
  for (const field of ['desktop image', 'mobile image'])
    expect(
      await preview(page, field).evaluate((one: HTMLImageElement) =>
        one.decode().then(() => one.naturalWidth),
      ),
    ).toBe(640);
  await save(page).click();
  await untilSaid(page, 'Blog updated successfully!');
  const again = await crash(page, context, address);
  await expect(preview(again, 'desktop image')).toHaveAttribute('src', /uploads/);
  await expect(preview(again, 'mobile image')).toHaveAttribute('src', /uploads/);
  await expect(again.getByRole('button', { name: 'Carry on with them' })).toHaveCount(0);
  await expect.poll(() => keptFiles(again)).toBe(0);
});

test('pictures that are thrown away are not kept', async ({ staffPage, context }) => {
  await staffPage.goto('/admin/add-blog');
  await choose(staffPage, 'Desktop Image', 'veranda.png');
  await expect.poll(() => keptFiles(staffPage)).toBe(1);
  const page = await crash(staffPage, context, '/admin/add-blog');
  await page.getByRole('button', { name: 'Throw them away' }).click();
  await expect.poll(() => keptFiles(page)).toBe(0);
});

test(
  'pictures that no text on a full device names are said to be unsafe, and found again all the same',
  { tag: '@own-context' },
  async ({ staffPage, context }) => {
    await staffPage.goto('/admin/add-blog');
    await staffPage.evaluate(fillStorage);
    const sent = staffPage.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/drafts/'),
    );
    await staffPage.getByLabel('Title', { exact: true }).fill('A full device');
    await choose(staffPage, 'Desktop Image', 'veranda.png');
    await sent;
    await expect(staffPage.getByText('This device has no room to keep the chosen pictures.')).toBeVisible();
    const page = await crash(staffPage, context, '/admin/add-blog');
    await page.getByRole('button', { name: 'Carry on with it' }).click();
    await expect(page.getByText('Chosen: veranda.png')).toBeVisible();
  },
);

test(
  'a device without room for pictures says so, and asks for them again',
  { tag: '@own-context' },
  async ({ staffPage, context }) => {
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      };
    });
    await staffPage.goto('/admin/add-blog');
    await choose(staffPage, 'Desktop Image', 'veranda.png');
    await expect(staffPage.getByText('This device has no room to keep the chosen pictures.')).toBeVisible();
    const page = await crash(staffPage, context, '/admin/add-blog');
    await page.getByRole('button', { name: 'Carry on with them' }).click();
    await expect(page.getByText('Please choose them again: veranda.png.')).toBeVisible();
  },
);

import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { insertPictures } from '../browser/insert-pictures.ts';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test.use({ ownContext: true });

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
const WAITS = 'Yours waits and is tried again by itself.';

async function picture(name: string, width: number) {
  const buffer = await sharp({ create: { width, height: 30, channels: 3, background: '#9a3b1f' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The first call is refused as by a server that is busy. */
async function refuseOnce(page: Page, address: string): Promise<void> {
  let isRefused = false;
  await page.route(address, (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    const message = 'Many pictures are being uploaded just now.';
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { message, error: message },
    });
  });
}

test('what is typed once two pictures are uploaded stands behind both', async ({ staffPage }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).focus();
  await insertPictures(staffPage, [await picture('one.png', 41), await picture('two.png', 42)]);
  const pictures = content(staffPage).getByRole('img');
  for (const place of [0, 1]) await expect(pictures.nth(place)).toHaveAttribute('src', /^\/api\/uploads\//);
  await staffPage.keyboard.type('Behind both');
  await expect(content(staffPage)).toMatchAriaSnapshot(`- paragraph:
    - img
    - img
    - text: Behind both`);
});

test('many pictures chosen at once go one after the other into the text; one that fails is named', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('Before and after.');
  const held: Route[] = [];
  await staffPage.route('**/proxyfile', (route) => void held.push(route));
  const damaged = { name: 'damaged.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await insertPictures(staffPage, [
    await picture('one.png', 41),
    damaged,
    await picture('three.png', 43),
    await picture('four.png', 44),
  ]);
  for (const [place, name] of ['one.png', 'damaged.png', 'three.png', 'four.png'].entries()) {
    await expect(staffPage.getByRole('progressbar', { name: `${place + 1} of 4: ${name}` })).toBeVisible();
    await expect(staffPage.getByText(`Uploading picture ${place + 1} of 4...`)).toBeVisible();
    await expect.poll(() => held.length).toBe(place + 1);
    await held[place]?.continue();
  }
  await expect(staffPage.getByRole('progressbar')).toHaveCount(0);
  const sources = await content(staffPage)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(sources.map((source) => /-(\d+)x30\.webp$/.exec(source ?? '')?.[1])).toEqual(['41', '43', '44']);
  await expect(content(staffPage)).toContainText('Before and after.');
  const text = staffPage.getByRole('region', { name: 'Text', exact: true });
  await expect(text.getByText(/^damaged\.png: .+\.$/)).toBeVisible();
});

test('a picture that the server has no room for waits, says so and is tried again', async ({ staffPage }) => {
  await staffPage.clock.install();
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('Before and after.');
  await refuseOnce(staffPage, '**/proxyfile');
  await insertPictures(staffPage, await picture('one.png', 51));
  await expect(staffPage.getByText(WAITS)).toBeVisible();
  await staffPage.clock.runFor(60_000);
  await expect(content(staffPage).getByRole('img')).toBeVisible();
  await expect(staffPage.getByText(WAITS)).toHaveCount(0);
  await expect(content(staffPage)).toContainText('Before and after.');
});

test('a save that the server has no room for waits, says so and is tried again', async ({
  staffPage,
  post,
}) => {
  await staffPage.clock.install();
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByLabel('Title', { exact: true }).fill('Saved at the second try');
  await refuseOnce(staffPage, '**/update');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByText(WAITS)).toBeVisible();
  await staffPage.clock.runFor(60_000);
  await untilSaid(staffPage, 'Blog updated successfully!');
});

test('a server that never has room is asked six times, and the text is kept', async ({ staffPage, post }) => {
  await staffPage.clock.install();
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByLabel('Title', { exact: true }).fill('Not saved yet');
  let calls = 0;
  await staffPage.route('**/update', (route) => {
    calls += 1;
    const message = 'Many pictures are being uploaded just now.';
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { message, error: message },
    });
  });
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  const callsLater = async () => {
    await staffPage.clock.runFor(10_000);
    return calls;
  };
  await expect.poll(() => calls).toBe(1);
  for (let count = 2; count <= 6; count += 1) {
    await expect(staffPage.getByText(WAITS)).toBeVisible();
    await expect.poll(callsLater).toBe(count);
  }
  await expect(staffPage.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(calls).toBe(6);
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
});

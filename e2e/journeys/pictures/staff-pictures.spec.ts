import { expect, type Locator, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });

function picture(width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9a3b1f' } })
    .png()
    .toBuffer();
}

/** Half red, half blue, so that a cut shows which side was kept. */
async function twoSides(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const red = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } });
  return red
    .composite([{ input: blue, left: 800, top: 0 }])
    .png()
    .toBuffer();
}

/** What a browser does when somebody drops a file, or pastes one. */
async function give(
  target: Locator,
  kind: 'drop' | 'paste',
  file: Buffer,
  called = { name: 'IMG_2034.png', type: 'image/png' },
): Promise<void> {
  await target.evaluate(
    (element, { kind: type, base64, called: as }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], as.name, { type: as.type }));
      const box = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', {
              ...options,
              dataTransfer: data,
              clientX: box.left + 40,
              clientY: box.top + 50,
            })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { kind, base64: file.toString('base64'), called },
  );
}

test('a picture that is dropped, pasted or inside pasted text is uploaded into the text', async ({
  staffPage,
}) => {
  const data = `data:image/png;base64,${(await picture(80, 60)).toString('base64')}`;
  const pictures = content(staffPage).getByRole('img');
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).fill('Before and after.');
  for (const [number, kind] of (['drop', 'paste'] as const).entries()) {
    await give(content(staffPage), kind, await picture());
    await expect(pictures).toHaveCount(number + 1);
  }
  await content(staffPage).evaluate((element, src) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>Seen here: <img src="${src}"></p>`);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, data);
  await expect(pictures).toHaveCount(3);
  for (const shown of await pictures.all())
    await expect(shown).toHaveAttribute('src', /^\/api\/uploads\/.+\.webp$/);
  await expect(content(staffPage)).toContainText('Seen here:');
});

test('a picture inside pasted text that cannot be sent waits as a file', async ({ staffPage }) => {
  const data = `data:image/png;base64,${(await picture(80, 60)).toString('base64')}`;
  await staffPage.goto('/admin/add-blog');
  await staffPage.route('**/proxyfile', (route) => route.abort(), { times: 1 });
  await content(staffPage).focus();
  await content(staffPage).evaluate((element, src) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>Seen here: <img src="${src}" alt="A wall"></p>`);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, data);
  await expect(staffPage.getByRole('alert')).toHaveText(/could not be uploaded/);
  const wall = content(staffPage).getByRole('img', { name: 'A wall' });
  await expect(wall).toHaveAttribute('src', /^blob:/);
  await staffPage.getByRole('button', { name: 'Send again' }).click();
  await expect(wall).toHaveAttribute('src', /^\/api\/uploads\/.+\.webp$/);
});

test('a file that cannot be used is refused in words, however it comes, and a drop opens none in place of the form', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).focus();
  await give(content(staffPage), 'drop', Buffer.from('words'), { name: 'notes.txt', type: 'text/plain' });
  const refused = staffPage.getByRole('alert').filter({ hasText: 'Please choose a picture.' });
  await expect(refused).toBeVisible();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await give(content(staffPage), 'paste', svg, { name: 'logo.svg', type: 'image/svg+xml' });
  await expect(
    staffPage.getByRole('alert').filter({ hasText: 'no picture this site can show' }),
  ).toBeVisible();
  const wasHeld = staffPage.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('drop', (event) => setTimeout(() => resolve(event.defaultPrevented))),
      ),
  );
  await give(staffPage.getByRole('heading', { name: 'Add Blog' }), 'drop', svg);
  expect(await wasHeld).toBe(true);
});

test('a picture that is dropped on its field is chosen, and its way to the server is shown', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await give(staffPage.getByLabel('Desktop Image'), 'drop', await picture());
  await expect(staffPage.getByRole('img', { name: 'Preview of the desktop image' })).toBeVisible();
  const held: Route[] = [];
  await staffPage.route('**/update', (route) => void held.push(route));
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByRole('progressbar', { name: 'Sending the pictures' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await untilSaid(staffPage, 'Blog updated successfully!');
});

test('a mobile picture of its own makes way for the cut from the desktop one', async ({
  staffPage,
  post,
  rows,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  for (const label of ['Desktop Image', 'Mobile Image'])
    await staffPage
      .getByLabel(label)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(label.length * 50) });
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const slider = staffPage.getByRole('slider', { name: 'Left to right' });
  const cut = staffPage.getByRole('button', { name: 'Cut from desktop' });
  await expect(cut).toBeVisible();
  await expect(slider).toHaveCount(0);
  await cut.click();
  await expect(slider).toBeVisible();
  await staffPage.getByRole('button', { name: 'Keep the present one' }).click();
  await expect(slider).toHaveCount(0);
  await staffPage.getByRole('button', { name: 'Cut from desktop' }).click();
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  expect(await rows('SELECT mobile_is_cut FROM blog_post WHERE id = $1', post.id)).toEqual([
    { mobile_is_cut: true },
  ]);
});

test(
  'an upload shows how far it has come, in a toast too until it is there, and Save waits for it',
  { tag: '@own-context' },
  async ({ staffPage }) => {
    await staffPage.clock.install();
    await staffPage.goto('/admin/add-blog');
    const held: Route[] = [];
    await staffPage.route('**/proxyfile', (route) => void held.push(route));
    await content(staffPage).focus();
    await give(content(staffPage), 'paste', await picture());
    await expect(staffPage.getByRole('progressbar', { name: 'IMG_2034.png' })).toBeVisible();
    const save = staffPage.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeDisabled();
    await expect(save).toHaveCSS('border-style', 'dashed');
    await save.press('Enter');
    await expect(staffPage.getByRole('alert')).toHaveText(/^Wait until the pictures are in; then save\./);
    await staffPage.clock.runFor(5000);
    const toast = staffPage.getByRole('region', { name: 'Messages' }).getByText('Uploading the picture...');
    await expect(toast).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(content(staffPage).getByRole('img')).toBeVisible();
    await expect(toast).toHaveCount(0);
    await expect(staffPage.getByRole('progressbar')).toHaveCount(0);
  },
);

test('a picture that the server refuses is said in the editor', async ({ staffPage }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).focus();
  await give(content(staffPage), 'paste', Buffer.from('no picture at all'));
  const editor = staffPage.getByRole('region', { name: 'Text', exact: true });
  await expect(
    editor
      .getByText(/picture/i)
      .filter({ hasText: /\.$/ })
      .first(),
  ).toBeVisible();
  await expect(staffPage.getByRole('alert')).toBeVisible();
  await expect(content(staffPage).getByRole('img')).toHaveCount(0);
});

test('a description is asked for, and the name of a file is none', async ({ staffPage }) => {
  await staffPage.goto('/admin/add-blog');
  await content(staffPage).focus();
  await give(content(staffPage), 'paste', await picture());
  const description = staffPage.getByLabel('Describe picture 1 for people who cannot see it');
  await expect(description).toHaveAccessibleDescription('There is no description yet.');
  await description.fill('IMG_2034.png');
  await expect(description).toHaveAccessibleDescription(/looks like the name of a file/);
  await description.fill('A red wall');
  await expect(description).toHaveAccessibleDescription('');
  await expect(content(staffPage).getByRole('img', { name: 'A red wall' })).toBeVisible();
});

test('the mobile picture is cut from the desktop one where it was chosen, with keys or pointer', async ({
  staffPage,
  post,
  request,
  rows,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage
    .getByLabel('Desktop Image')
    .setInputFiles({ name: 'sides.png', mimeType: 'image/png', buffer: await twoSides() });
  const slider = staffPage.getByRole('slider', { name: 'Left to right' });
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  const preview = staffPage.getByRole('img', { name: 'Preview of the mobile image' });
  const box = await preview.boundingBox();
  if (!box) throw new Error('The preview is not there.');
  await staffPage.mouse.move(box.x + 20, box.y + 40);
  await staffPage.mouse.down();
  await staffPage.mouse.move(box.x + 60, box.y + 40);
  await staffPage.mouse.up();
  await expect(slider).not.toHaveValue('100');
  await slider.press('End');
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  const [stored] = await rows('SELECT mb_image FROM blog_post WHERE id = $1', post.id);
  const file = await request.get(`/api/${String(stored?.['mb_image'])}`);
  const cut = sharp(await file.body());
  const { width, height } = await cut.metadata();
  expect(width / height).toBeCloseTo(0.8);
  expect((await cut.stats()).channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
});

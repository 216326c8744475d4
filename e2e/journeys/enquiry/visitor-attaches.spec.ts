import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { keptFileNames } from '../browser/kept-file-names.ts';
import { expectNothingLost, withLargeLetters } from '../browser/nothing-lost.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';

const head = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const plan = {
  name: 'plan of the flat.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`${head}xref\n0 2\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${head.length}\n%%EOF\n`),
};
const drawing = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
const photograph = async () => ({
  name: 'balcony.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});

const FILES = `SELECT file.name FROM enquiry_file AS file JOIN enquiry ON enquiry.id = enquiry_id
  WHERE email = $1 ORDER BY place`;

test('a visitor attaches files, and staff look at them', async ({ page, staffPage, rows }) => {
  const email = uniqueAddress();
  await page.setViewportSize({ width: 390, height: 844 });
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, email);
  const field = page.getByLabel('Floor plan or photographs');
  await field.setInputFiles([plan, drawing]);
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.getByRole('listitem')).toHaveText([/plan of the flat\.pdf/]);
  await expect(page.getByText('plan.svg is neither a JPEG')).toBeVisible();
  await field.setInputFiles([await photograph(), { ...plan, name: 'old plan.pdf' }]);
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Remove old plan.pdf' }).press('Enter');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await rows(FILES, email)).toEqual([{ name: 'plan of the flat.pdf' }, { name: 'balcony.jpg' }]);

  const [stored] = await rows('SELECT id FROM enquiry WHERE email = $1', email);
  await staffPage.goto(`/admin/enquiries/${String(stored?.['id'])}`);
  const block = staffPage.getByRole('region', { name: '2 files came with it' });
  const picture = block.getByRole('img', { name: 'balcony.jpg' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await expectNoViolation(staffPage);
  const saved = staffPage.waitForEvent('download');
  await block.getByRole('button', { name: 'Download plan of the flat.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe(plan.name);
});

test('a file that the server refuses has the reason beside it, and all that was chosen stays', async ({
  page,
}) => {
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, uniqueAddress());
  await page
    .getByLabel('Floor plan or photographs')
    .setInputFiles([plan, { ...plan, name: 'cut off.pdf', buffer: plan.buffer.subarray(0, 40) }]);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Send message' }).click();
  const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  await expect(files.nth(1)).toContainText('cut off.pdf is damaged or incomplete.');
  await expect(files.nth(0)).not.toContainText('damaged');
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
});

test('the reason why a file was refused goes with it', async ({ page }) => {
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, uniqueAddress());
  await page
    .getByLabel('Floor plan or photographs')
    .setInputFiles([{ ...plan, name: 'cut off.pdf', buffer: plan.buffer.subarray(0, 40) }, plan]);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Send message' }).click();
  const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  await expect(files.first()).toContainText('cut off.pdf is damaged');
  await page.getByRole('button', { name: 'Remove cut off.pdf' }).click();
  await expect(files).toHaveCount(1);
  await expect(files).not.toContainText('damaged');
});

test(
  'files that were chosen are found again in the sheet of another page, until the form is cleared',
  { tag: '@every-engine' },
  async ({ page }) => {
    const chosen = page.getByRole('list', { name: 'Chosen files' });
    await openHydrated(page, '/contact-us');
    await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
    await expect(chosen).toContainText(plan.name);
    await expect.poll(() => page.evaluate(keptFileNames)).toEqual([plan.name]);
    await openHydrated(page, '/services');
    await page.getByRole('link', { name: 'Enquire about consultancy' }).click();
    await expect(chosen).toContainText(plan.name);
    // As a browser tells that its dialog was left without a choice.
    await page
      .getByLabel('Floor plan or photographs')
      .evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
    await expect(chosen).toBeVisible();
    await openHydrated(page, '/contact-us');
    await expect(chosen).toContainText(plan.name);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(chosen).toHaveCount(0);
    await expect.poll(() => page.evaluate(keptFileNames)).toEqual([]);
    await openHydrated(page, '/contact-us');
    expect(await page.evaluate(keptFileNames)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Clear the form' })).toHaveCount(0);
    await expect(chosen).toHaveCount(0);
  },
);

test('in large letters on a small phone the name of a chosen file stays on its line', async ({ page }) => {
  await openHydrated(page, '/contact-us');
  await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
  const name = page.getByRole('list', { name: 'Chosen files' }).getByText(plan.name).first();
  const height = async () => Math.round((await name.boundingBox())?.height ?? 0);
  const before = await height();
  await withLargeLetters(page, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await height()).toBe(2 * before);
  });
  await expectNothingLost(page);
});

test('a file that was found again and removed does not come back', async ({ page }) => {
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await openHydrated(page, '/contact-us');
  await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
  await expect.poll(() => page.evaluate(keptFileNames)).toEqual([plan.name]);
  await openHydrated(page, '/contact-us');
  await page.getByRole('button', { name: `Remove ${plan.name}` }).click();
  await expect.poll(() => page.evaluate(keptFileNames)).toEqual([]);
  await openHydrated(page, '/contact-us');
  expect(await page.evaluate(keptFileNames)).toEqual([]);
  await expect(chosen).toHaveCount(0);
});

test(
  'an enquiry with a file that did not leave goes out on its own without it, and says so before',
  { tag: '@own-context' },
  async ({ page, context, rows }) => {
    const email = await fillInWithPlan(page);
    await context.setOffline(true);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('The files that you chose cannot wait with it')).toBeVisible();
    await page.getByRole('button', { name: 'Send when back online' }).click();
    await context.setOffline(false);
    await expect(page).toHaveURL('/thank-you?files=lost');
    await expect(page.getByText('Not all of your files could be kept.')).toBeVisible();
    expect(await rows('SELECT message FROM enquiry WHERE email = $1', email)).toHaveLength(1);
    expect(await rows(FILES, email)).toEqual([]);
  },
);

test('a page that is left while a file goes up asks before, and the next one sends the words', async ({
  page,
  rows,
}) => {
  const email = await fillInWithPlan(page);
  await expect.poll(() => page.evaluate(keptFileNames)).toEqual([plan.name]);
  await page.route('**/api/enquiry', () => undefined, { times: 1 });
  const request = page.waitForRequest('**/api/enquiry');
  await page.getByRole('button', { name: 'Send message' }).click();
  await request;
  const asked = page.waitForEvent('dialog');
  const left = openHydrated(page, '/about-us');
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await left;
  await expect(page.getByText(/was sent at .*, but not all of your files/)).toBeVisible();
  expect(await rows('SELECT message FROM enquiry WHERE email = $1', email)).toHaveLength(1);
});

test('an enquiry with a file whose answer was lost is sent again with it, and arrives once', async ({
  page,
  rows,
}) => {
  const email = await fillInWithPlan(page);
  await expect.poll(() => page.evaluate(keptFileNames)).toEqual([plan.name]);
  const loseAnswer = { times: 1 };
  await page.route(
    '**/api/enquiry',
    async (route) => {
      await route.fetch();
      await route.abort('timedout');
    },
    loseAnswer,
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
  await openHydrated(page, '/contact-us');
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText(plan.name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await rows(FILES, email)).toEqual([{ name: plan.name }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor attaches a file, and is asked for it again after a mistake', async ({ page, rows }) => {
    const email = uniqueAddress();
    await page.goto('/contact-us');
    await fillIn(page, email);
    await page.getByRole('textbox', { name: 'Mobile Number' }).fill('12');
    await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please choose your files again')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
    await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(await rows(FILES, email)).toEqual([{ name: plan.name }]);
  });
});

/** @returns the address that it was filled in with */
async function fillInWithPlan(page: Page): Promise<string> {
  const email = uniqueAddress();
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await fillIn(page, email);
  await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
  return email;
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await page.getByRole('textbox', { name: 'Message' }).fill('Three bedrooms, keys in March.');
  await page.getByRole('checkbox').check();
}

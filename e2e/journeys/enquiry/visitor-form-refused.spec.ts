import { expect } from '@playwright/test';
import { openHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { test } from '../setup/fixtures.ts';

const MB = 1024 * 1024;
const KEPT = 'What you wrote is still here.';

test('a form whose files are too large together comes back with its words', async ({ request }) => {
  const email = uniqueAddress();
  const files = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(51.5 * MB) };
  const answer = await request.post('/contact-us', { multipart: { name: 'Asha Verma', email, files } });
  expect(answer.status()).toBe(413);
  const page = await answer.text();
  for (const words of [email, KEPT, 'Please choose your files again']) expect(page).toContain(words);
});

test('a form that cannot be read does not come back as one that was kept', async ({ request }) => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const answer = await request.post('/contact-us', { headers, data: 'no form' });
  expect(answer.status()).toBe(400);
  const page = await answer.text();
  expect(page).toContain('The form could not be read. Please fill it in again.');
  expect(page).not.toContain(KEPT);
});

test('an answer without words to a form with a file is told as another page', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.route('**/api/enquiry', (route) => route.fulfill({ status: 204 }));
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/contact-us');
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Verma');
  await page.getByRole('textbox', { name: 'Email' }).fill(uniqueAddress());
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('98110 54321');
  await page.getByRole('textbox', { name: 'Message' }).fill('A flat.');
  await page.getByRole('checkbox').check();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.getByLabel('Floor plan or photographs').setInputFiles([plan]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Another page answered in place of ours.');
  expect(said).toEqual(['An error occurred: Another page answered in place of ours.']);
});

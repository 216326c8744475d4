import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openHydrated } from '../browser/hydration.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';
import { test } from '../setup/fixtures.ts';

const FILES = `SELECT file.name, width, height FROM enquiry_file AS file JOIN enquiry ON enquiry.id = enquiry_id
  WHERE email = $1`;

test(
  'a large photograph of a telephone is sent as small as the studio keeps it, and upright',
  { tag: '@every-engine' },
  async ({ page, rows }) => {
    const email = uniqueAddress();
    const buffer = await photographOfTelephone();
    await asIfShownAMinuteAgo(page);
    await openHydrated(page, '/contact-us');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
    await page.getByRole('textbox', { name: 'Message' }).fill('This is the balcony.');
    await page.getByRole('checkbox').check();
    const file = { name: 'balcony.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('Floor plan or photographs').setInputFiles([file]);
    const request = page.waitForRequest('**/api/enquiry');
    await page.getByRole('button', { name: 'Send message' }).click();
    const sent = Number(await (await request).headerValue('content-length'));
    expect(sent).toBeLessThan(buffer.length * 0.7);
    await expect(page).toHaveURL('/thank-you');
    expect(await rows(FILES, email)).toEqual([{ name: 'balcony.jpg', width: 1920, height: 2560 }]);
  },
);

/** As a camera that was held upright writes it: lying, with a note how it is to be turned. */
function photographOfTelephone(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal', noise } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

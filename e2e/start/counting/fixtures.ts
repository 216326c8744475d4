import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../../scripts/embedded/root.ts';
import { test as base } from '../../journeys/setup/fixtures.ts';
import { uniqueAddress } from '../../journeys/browser/user-input.ts';
import { serveFrontend } from '../../../testing/site/frontend-server.ts';
import { readSiteUnderTest } from '../../site/site-under-test.ts';
import { openHydrated } from '../../journeys/browser/hydration.ts';

interface Fixtures {
  /** Addresses of tag managers that the browser has asked for. */
  tagManagers: string[];
  /** Sends an enquiry from the contact page, and waits for the thanks. */
  enquire: () => Promise<void>;
}

interface WorkerFixtures {
  countingSite: string;
}

/** On a frontend of their own, with a tag manager. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: true,
  countingSite: [
    async ({}, use) => {
      const site = await serveFrontend(join(root, 'frontend'), readSiteUnderTest().url, {
        TAG_MANAGER_ID: 'GTM-ABC123',
        TRUST_PROXY: '1',
      });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ countingSite }, use) => use(countingSite),
  tagManagers: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(/^https:/, (route) => {
      if (route.request().url().includes('googletagmanager')) asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "counted";' });
    });
    await use(asked);
  },
  enquire: async ({ page, rows, javaScriptEnabled }, use) => {
    const email = uniqueAddress();
    await use(async () => {
      await (javaScriptEnabled ? openHydrated(page, '/contact-us') : page.goto('/contact-us'));
      await page.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 12345');
      await page.getByRole('textbox', { name: 'Message' }).fill('Three bedrooms in Sector 137.');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL('/thank-you');
    });
    await rows('DELETE FROM enquiry WHERE email = $1', email);
  },
});

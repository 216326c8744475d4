import { test as base } from '../journeys/setup/project-fixtures.ts';
import { readSiteUnderTest } from '../site/site-under-test.ts';
import { WebKitPage } from './WebKitPage.ts';
import { startWebKit, type WebKit } from './webkit.ts';

interface Fixtures {
  /** Of the window; WebKit's own bar makes it no narrower than 447. */
  width: number;
  webkitPage: WebKitPage;
}

export const test = base.extend<Fixtures, { webkit: WebKit }>({
  width: [1280, { option: true }],
  webkit: [
    async ({}, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],
  webkitPage: async ({ webkit, width }, use) => {
    const { driver, close } = await webkit.open(width);
    await use(new WebKitPage(driver, readSiteUnderTest().url));
    await close();
  },
});

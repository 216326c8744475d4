import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { type RunningSite, startSite } from '../../testing/site/running-site.ts';
import { type TestSite, startTestSite } from '../../testing/site/test-site.ts';

interface Fixtures {
  /** A folder for one test's data, removed after it. */
  dataDir: string;
  /** Starts a site without sample posts on a free port; what still runs at the end of the test is stopped. */
  start: (env: Record<string, string>, folder?: string) => Promise<RunningSite>;
  /** A site whose parts can be killed. */
  killable: TestSite;
}

export const test = base.extend<Fixtures>({
  dataDir: async ({}, use) => {
    const folder = temporaryFolder('studio-start');
    await use(folder.path);
    folder.remove();
  },
  start: async ({ dataDir }, use) => {
    const sites: RunningSite[] = [];
    let count = 0;
    await use(async (env, folder) => {
      count += 1;
      const own = join(dataDir, String(count));
      const site = await startSite(
        { DATA_DIR: own, PORT: String(await freePort()), SEED_DEMO: 'false', ...env },
        folder,
      );
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
  killable: async ({}, use) => {
    const site = await startTestSite();
    await use(site);
    await site.stop();
  },
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { type RunningSite, startSite } from '../site/running-site.ts';

interface Fixtures {
  /** A folder for one test's data, removed after it. */
  dataDir: string;
  /** Starts a site without sample posts on a free port; what still runs at the end of the test is stopped. */
  start: (env: Record<string, string>) => Promise<RunningSite>;
}

export const test = base.extend<Fixtures>({
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-start-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  start: async ({ dataDir }, use) => {
    const sites: RunningSite[] = [];
    await use(async (env) => {
      const own = join(dataDir, String(sites.length));
      const site = await startSite({
        DATA_DIR: own,
        PORT: String(await freePort()),
        SEED_DEMO: 'false',
        ...env,
      });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});

import { join } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod';
import { freePort } from '../../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../../scripts/embedded/temporary-folder.ts';
import { adminAccount } from '../../../testing/actors/admin-account.ts';
import { signInAnswer } from '../../../testing/actors/api-answers.ts';
import { startSite } from '../../../testing/site/running-site.ts';
import { test as base, signInPage } from '../setup/fixtures.ts';

/** Of the whole site, so that no other test may read them meanwhile. */
export interface Words {
  value: (section: string) => Promise<unknown>;
  save: (section: string, value: unknown) => Promise<void>;
  shown: () => Promise<Record<string, unknown>>;
}

interface Fixtures {
  words: Words;
}

interface WorkerFixtures {
  ownSite: string;
}

const sections = z.object({
  data: z.array(z.object({ name: z.string(), value: z.unknown(), version: z.int() })),
});

/** For tests that change what every page says: on a site of their own, one after the other. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: true,
  ownSite: [
    async ({}, use) => {
      const folder = temporaryFolder('studio-words');
      const port = String(await freePort());
      const site = await startSite({
        PORT: port,
        TRUST_PROXY: '1',
        SEED_DEMO: 'false',
        DATA_DIR: join(folder.path, 'data'),
        SITE_URL: `http://127.0.0.1:${port}`,
        ADMIN_EMAIL: adminAccount.email,
        ADMIN_PASSWORD: adminAccount.password,
      });
      await use(site.url);
      await site.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
  staffPage: async ({ page, ownSite }, use) => {
    await signInPage(page, adminAccount, ownSite);
    await use(page);
  },
  words: async ({ request }, use) => {
    const answer = await request.post('/api/admin/login', { multipart: adminAccount });
    const { token } = signInAnswer.parse(await answer.json());
    await use(wordsOf(request, { Authorization: `Bearer ${token}` }));
  },
});

function wordsOf(request: APIRequestContext, headers: Record<string, string>): Words {
  const stored = async (name: string) => {
    const { data } = sections.parse(await (await request.get('/api/admin/content', { headers })).json());
    const section = data.find((one) => one.name === name);
    if (!section) throw new Error(`There is no section ${name}.`);
    return section;
  };
  return {
    value: async (name) => (await stored(name)).value,
    save: async (name, value) => {
      const { version } = await stored(name);
      const saved = await request.post(`/api/admin/content/${name}`, { headers, data: { value, version } });
      expect(saved.status(), await saved.text()).toBe(200);
    },
    shown: async () =>
      z
        .object({ data: z.record(z.string(), z.unknown()) })
        .parse(await (await request.get('/api/content')).json()).data,
  };
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

export async function openStudio(page: Page): Promise<void> {
  await page.goto('/admin/studio');
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
}

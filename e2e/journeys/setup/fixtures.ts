import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { Client, DatabaseError } from 'pg';
import type { Email } from 'postal-mime';
import type * as z from 'zod';
import { adminAccount } from '../../../testing/actors/admin-account.ts';
import { signInAnswer, type SavedPost, savedPost } from '../../../testing/actors/api-answers.ts';
import { enquiryFields, someAddress } from '../../../testing/actors/visitor.ts';
import { readMails } from '../../../testing/servers/smtp-inbox.ts';
import { typeToFill } from '../../engines/typeToFill.ts';
import { readMailpit } from '../../site/mailpit.ts';
import { readSiteUnderTest } from '../../site/site-under-test.ts';
import { SharedContexts } from './shared-contexts.ts';

type StaffAccount = typeof adminAccount;

export type Rows = Fixtures['rows'];

const DEADLOCK = '40P01';

interface Fixtures {
  /** For tests that stop the clock, need an empty cache or change what the browser is: tag them @own-context. */
  ownContext: boolean;
  rows: (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Messages that have arrived at the SMTP server for one recipient. */
  mailsTo: (address: string) => Promise<Email[]>;
  /** A published post of this test's own. */
  post: SavedPost;
  /** Somebody of this test's own who has sent an enquiry. */
  enquirer: { name: string; email: string };
  /** Who has signed in on staffPage: somebody of this test's own, whose drafts no other test is offered. */
  staff: StaffAccount;
  staffPage: Page;
  /** Somebody else of this test's own who may sign in. */
  colleague: StaffAccount;
}

interface WorkerFixtures {
  sharedContexts: SharedContexts;
  database: Client;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: [async ({}, use, { tags }) => use(tags.includes('@own-context')), { option: true }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      ownContext,
      baseURL,
      extraHTTPHeaders,
      javaScriptEnabled,
      contextOptions,
      bypassCSP,
      timezoneId,
      locale,
      colorScheme,
      viewport,
      hasTouch,
    },
    use,
  ) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = [
      javaScriptEnabled,
      contextOptions,
      bypassCSP,
      timezoneId,
      locale,
      colorScheme,
      viewport,
      hasTouch,
    ];
    const key = JSON.stringify(options);
    const context = await sharedContexts.take(key, baseURL ?? '');
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    return sharedContexts.clean();
  },
  page: async ({ page, channel }, use) => {
    if (channel === 'moz-firefox') typeToFill(page);
    await use(page);
  },
  baseURL: async ({}, use) => use(readSiteUnderTest().url),
  // Each test comes from an address of its own: what one sends does not count against another's limits.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  database: [
    async ({}, use) => {
      const client = new Client({ connectionString: readSiteUnderTest().databaseUrl });
      await client.connect();
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
  rows: async ({ database }, use) => {
    await use(async (sql, ...values) => (await database.query(sql, values)).rows);
  },
  mailsTo: async ({}, use) => {
    const { mailbox } = readSiteUnderTest();
    await use(async (address) => {
      const mails = mailbox.startsWith('http') ? await readMailpit(mailbox) : await readMails(mailbox);
      return mails.filter((mail) => mail.to?.some((to) => to.address === address));
    });
  },
  post: async ({ request }, use, { testId }) => {
    const headers = { Authorization: `Bearer ${await staffToken(request)}` };
    const heading = `Terrazzo, ${testId}`;
    const multipart = { heading, description: '<h2>Chips and binder</h2><p>Cast in place, ground flat.</p>' };
    const response = await request.post('/api/admin/blog', { headers, multipart });
    const { data } = savedPost.parse(await response.json());
    await use(data);
    await request.delete(`/api/admin/blog/${data.id}/delete`, { headers });
    await request.delete(`/api/admin/blog-bin/${data.id}`, { headers });
  },
  enquirer: async ({ request, rows }, use) => {
    const enquirer = { name: `Nidhi ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` };
    const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
    const message = 'Two almirahs that are older than I am.\nIs that a problem?';
    const multipart = enquiryFields({ ...enquirer, phone, message, page: '/contact-us' });
    const sent = await request.post('/api/enquiry', { multipart });
    expect(sent.ok()).toBe(true);
    await use(enquirer);
    await rows('DELETE FROM do_not_contact WHERE email = $1 OR phone_e164 = $2', enquirer.email, phone);
    await rows('DELETE FROM enquiry WHERE email = $1', enquirer.email);
  },
  staff: async ({ rows }, use) => employ(rows, use),
  staffPage: async ({ page, staff }, use) => {
    await signInPage(page, staff);
    await use(page);
  },
  colleague: async ({ rows }, use) => employ(rows, use),
});

/** With the same password as the studio's, which is not hashed again for each. */
async function employ(rows: Rows, use: (staff: StaffAccount) => Promise<void>): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await rows(
    'INSERT INTO admin (email, password_hash) SELECT $1, password_hash FROM admin WHERE email = $2',
    email,
    adminAccount.email,
  );
  await use({ ...adminAccount, email });
  await dismiss(rows, email);
}

/** What the page sent as it was closed may still be written: Postgres ends one of two that wait for each other. */
async function dismiss(rows: Rows, email: string): Promise<void> {
  try {
    await rows('DELETE FROM admin WHERE email = $1', email);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== DEADLOCK) throw error;
    await dismiss(rows, email);
  }
}

/** As a program gets it: it stands alone, without a cookie. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  return (await signIn(request, adminAccount)).token;
}

/** From a page, as a browser says it: the token is then bound to the cookie that comes with it. */
export async function signInPage(
  page: Page,
  staff: StaffAccount,
  site = readSiteUnderTest().url,
): Promise<void> {
  const { token, expires_at } = await signIn(page.request, staff, { Origin: site });
  await page.addInitScript(
    ([authToken, authExpiry]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('authExpiry', authExpiry);
    },
    [token, String(Date.parse(expires_at))] as const,
  );
}

async function signIn(
  request: APIRequestContext,
  staff: StaffAccount,
  headers: Record<string, string> = {},
): Promise<z.infer<typeof signInAnswer>> {
  const response = await request.post('/api/admin/login', { headers, multipart: staff });
  expect(response.ok(), `Signing in: ${await response.text()}`).toBe(true);
  return signInAnswer.parse(await response.json());
}

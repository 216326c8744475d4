import * as z from 'zod';

const siteUnderTest = z.object({
  url: z.string(),
  /** A folder of messages, or the address of a Mailpit. */
  mailbox: z.string(),
  databaseUrl: z.string(),
});

export type SiteUnderTest = z.infer<typeof siteUnderTest>;

/** Who can sign in: made by the start, unless the site was started by somebody else. */
export const admin = {
  email: process.env['STACK_ADMIN_EMAIL'] ?? 'meera@example.com',
  password: process.env['STACK_ADMIN_PASSWORD'] ?? 'walnut and green marble',
};

/** What the set-up started; every worker reads it from the environment it inherits. */
export function readSiteUnderTest(): SiteUnderTest {
  return siteUnderTest.parse(JSON.parse(process.env['SITE_UNDER_TEST'] ?? 'null'));
}

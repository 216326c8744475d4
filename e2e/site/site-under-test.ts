import * as z from 'zod';

const siteUnderTest = z.object({
  url: z.string(),
  /** A folder of messages, or the address of a Mailpit. */
  mailbox: z.string(),
  databaseUrl: z.string(),
  /** The push service that it may call, on a port of this machine; only of a site of this run's own. */
  pushPort: z.number().optional(),
});

export type SiteUnderTest = z.infer<typeof siteUnderTest>;

/** What the set-up started; every worker reads it from the environment it inherits. */
export function readSiteUnderTest(): SiteUnderTest {
  return siteUnderTest.parse(JSON.parse(process.env['SITE_UNDER_TEST'] ?? 'null'));
}

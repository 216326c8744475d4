import * as z from 'zod';

const siteUnderTest = z.object({ url: z.string(), mailFolder: z.string(), databaseUrl: z.string() });

export type SiteUnderTest = z.infer<typeof siteUnderTest>;

export const admin = { email: 'meera@example.com', password: 'walnut and green marble' };

/** What the set-up started; every worker reads it from the environment it inherits. */
export function readSiteUnderTest(): SiteUnderTest {
  return siteUnderTest.parse(JSON.parse(process.env['SITE_UNDER_TEST'] ?? 'null'));
}

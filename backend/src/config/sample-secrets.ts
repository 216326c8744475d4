import type { RefinementCtx } from 'zod';

/** Every secret of the sample configuration carries these words. */
const SAMPLE = 'for-this-machine-only';
const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SCRATCH_DATABASE_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'PAGE_REFRESH_SECRET',
] as const;
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

type Secrets = { SITE_URL: string; HTTP_BIND: string } & {
  [Name in (typeof SECRETS)[number]]?: string | undefined;
};

/** Sample secrets are accepted only where nobody else can reach the site. */
export function refuseSampleSecrets(env: Secrets, context: RefinementCtx): void {
  const site = URL.parse(env.SITE_URL);
  if (!site || (OWN_MACHINE.has(site.hostname) && OWN_MACHINE.has(env.HTTP_BIND))) return;
  for (const name of SECRETS) {
    if (env[name]?.includes(SAMPLE)) {
      const message = 'still has its sample value: make secrets of your own with "npm run secrets"';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
}

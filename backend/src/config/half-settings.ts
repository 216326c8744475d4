import type { RefinementCtx } from 'zod';

/** One without the others would be taken for none, and nobody told. */
const GROUPS = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['PAGE_CACHE_URL', 'PAGE_REFRESH_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAIN', 'OIDC_NAME'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;
const NEEDED = {
  S3_BUCKET: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  S3_ENDPOINT: ['S3_BUCKET'],
  S3_ACCESS_KEY_ID: ['S3_BUCKET'],
  IMAP_URL: ['CANARY_TO'],
  ALERT_WEBHOOK_URL: ['CANARY_TO'],
} as const;

export function refuseHalfSettings(env: { [name: string]: unknown }, context: RefinementCtx): void {
  for (const names of GROUPS) {
    const [first, ...others] = names;
    const given = names.filter((name) => env[name]);
    if (given.length === 0 || given.length === names.length) continue;
    const message = `and ${others.join(', ')} go together: set all or none`;
    context.addIssue({ code: 'custom', path: [first], message });
  }
  for (const [name, needed] of Object.entries(NEEDED)) {
    if (!env[name] || needed.every((each) => env[each])) continue;
    context.addIssue({ code: 'custom', path: [name], message: `needs ${needed.join(' and ')} beside it` });
  }
}

import { z } from 'zod';
import { countAddresses } from './count-addresses.js';
import { refuseHalfSettings } from './half-settings.js';
import { ISSUER, isIssuer } from './issuer.js';
import { isOrigin } from './is-origin.js';
import { keepsTls } from './own-mail-host.js';
import { refuseSampleAddresses } from './sample-addresses.js';
import { refuseSampleSecrets } from './sample-secrets.js';
import { serverUrl } from './server-url.js';

export const MIN_PASSWORD_LENGTH = 10;

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const YES_OR_NO = 'needs true or false';
const LEVELS = 'needs fatal, error, warn, info, debug or silent';
const flag = z
  .enum(['true', 'false'], YES_OR_NO)
  .default('false')
  .transform((text) => text === 'true');
const onUnlessOff = z
  .enum(['true', 'false'], YES_OR_NO)
  .default('true')
  .transform((text) => text === 'true');
const mailAddress = z
  .string()
  .refine((text) => countAddresses(text) === 1, 'needs one address, such as Studio <studio@example.com>');
const mailAddresses = z
  .string()
  .refine(
    (text) => countAddresses(text) > 0,
    'needs addresses, such as Studio <studio@example.com>, separated by commas',
  );
const publicKeys = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((keys) => keys.every((key) => /^age1[0-9a-z]+$/.test(key)), 'needs a public key, such as age1…');

const SITE = 'needs scheme and host alone, such as https://studio.example';
const HTTP = 'needs an address that begins with http:// or https://';
const postgres = serverUrl(/^postgres(ql)?$/, 'postgres');
const wholeNumber = (max: number) => {
  const error = `needs a whole number from 0 to ${max}`;
  return z.coerce.number(error).int(error).min(0, error).max(max, error);
};

const SECONDS = 'needs a number from 0 to 600';
const NO_KEY_PAIR = 'needs a key that "npm run secrets" makes';
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const reach = {
  SITE_URL: z
    .string()
    .refine(isOrigin, SITE)
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  HTTP_BIND: z.string().default('127.0.0.1'),
};
const database = {
  DATABASE_URL: postgres,
  MIGRATION_DATABASE_URL: optionalText.pipe(postgres.optional()),
  RUN_MIGRATIONS: onUnlessOff,
};
const scratch = {
  SCRATCH_DATABASE_URL: optionalText.pipe(postgres.optional()),
};
const secrets = {
  JWT_SECRET: z.string().min(32, 'needs at least 32 characters'),
  JWT_SECRET_PREVIOUS: optionalText.pipe(z.string().min(32, 'needs at least 32 characters').optional()),
};
const store = {
  DATA_DIR: z.string().default('./data'),
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/, error: HTTP }).optional()),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag,
};
const backup = {
  BACKUP_PUBLIC_KEY: publicKeys,
  BACKUP_PRIVATE_KEY_FILE: optionalText,
};
const firstAdmin = {
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  ADMIN_PASSWORD: optionalText.pipe(
    z.string().min(MIN_PASSWORD_LENGTH, `needs at least ${MIN_PASSWORD_LENGTH} characters`).optional(),
  ),
};

const alerts = {
  VAPID_PUBLIC_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]{87}$/, NO_KEY_PAIR)
      .optional(),
  ),
  VAPID_PRIVATE_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]{43}$/, NO_KEY_PAIR)
      .optional(),
  ),
  VAPID_SUBJECT: optionalText.pipe(
    z
      .string()
      .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'needs mailto: with an address, or an https address')
      .optional(),
  ),
  PUSH_TEST_SERVER: optionalText.pipe(z.url({ protocol: /^http$/, hostname: OWN_MACHINE }).optional()),
  CANARY_TO: optionalText.pipe(z.email('needs an address alone, such as canary@studio.example').optional()),
  IMAP_URL: optionalText.pipe(serverUrl(/^imaps?$/, 'imaps').optional()),
  ALERT_WEBHOOK_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: HTTP }).optional()),
};

const singleSignOn = {
  OIDC_ISSUER: optionalText.pipe(z.string().refine(isIssuer, ISSUER).optional()),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_DOMAIN: optionalText.pipe(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'needs the domain of the addresses, such as studio.example')
      .optional(),
  ),
  OIDC_NAME: optionalText,
};
const envSchema = z
  .object({
    ...reach,
    ...database,
    ...secrets,
    ...store,
    ...firstAdmin,
    ...alerts,
    ...singleSignOn,
    COUNTRY_DATABASE: optionalText,
    PORT: wholeNumber(65_535).default(3001),
    HOST: z.string().default('127.0.0.1'),
    SMTP_URL: optionalText.pipe(serverUrl(/^smtps?$/, 'smtp:// or smtps').optional()),
    MAIL_FROM: mailAddress.default('website@example.com'),
    ENQUIRY_TO: mailAddresses.default('studio@example.com'),
    SEED_DEMO: flag,
    PAGE_CACHE_URL: optionalText.pipe(
      z.url({ protocol: /^http$/, error: 'needs an address that begins with http://' }).optional(),
    ),
    PAGE_REFRESH_SECRET: optionalText.pipe(z.string().min(16, 'needs at least 16 characters').optional()),
    SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number(SECONDS).min(0, SECONDS).max(600, SECONDS).default(2),
    TRUST_PROXY: wholeNumber(10).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], LEVELS).default('info'),
  })
  .refine((env) => !env.SMTP_URL || keepsTls(env.SMTP_URL), {
    path: ['SMTP_URL'],
    message: 'may not change host or TLS behind its question mark',
  })
  .refine((env) => !env.PUSH_TEST_SERVER || OWN_MACHINE.test(URL.parse(env.SITE_URL)?.hostname ?? ''), {
    path: ['PUSH_TEST_SERVER'],
    message: 'is for tests on this machine: a public site must not have it',
  })
  .superRefine(refuseHalfSettings)
  .superRefine(refuseSampleAddresses)
  .superRefine(refuseSampleSecrets);

const migrationSchema = z
  .object({ ...reach, ...database, ...scratch, ...firstAdmin })
  .superRefine(refuseHalfSettings)
  .superRefine(refuseSampleSecrets);
const backupSchema = z
  .object({ ...reach, ...database, ...store, ...backup })
  .superRefine(refuseHalfSettings)
  .superRefine(refuseSampleSecrets);
const proofSchema = z
  .object({
    ...reach,
    ...store,
    ...backup,
    SCRATCH_DATABASE_URL: postgres,
  })
  .superRefine(refuseHalfSettings)
  .superRefine(refuseSampleSecrets);
const databaseSchema = z.object({ ...reach, ...database }).superRefine(refuseSampleSecrets);
const linkSchema = z.object({ ...reach, ...secrets }).superRefine(refuseSampleSecrets);

export type Env = z.infer<typeof envSchema>;
export type StoreEnv = Pick<Env, keyof typeof store>;
export type DatabaseEnv = Pick<Env, keyof typeof database>;
export type BackupEnv = z.infer<typeof backupSchema>;
export type ProofEnv = z.infer<typeof proofSchema>;
export type FirstAdminEnv = Pick<Env, keyof typeof firstAdmin>;

type Source = Record<string, string | undefined>;

/** An empty variable counts as none. @throws one error that names every wrong variable, never its value */
export const readEnv = (source: Source): Env => read(envSchema, source);
export const readMigrationEnv = (source: Source) => read(migrationSchema, source);
export const readBackupEnv = (source: Source) => read(backupSchema, source);
export const readProofEnv = (source: Source) => read(proofSchema, source);
export const readDatabaseEnv = (source: Source) => read(databaseSchema, source);
export const readLinkEnv = (source: Source) => read(linkSchema, source);

function read<Result>(schema: z.ZodType<Result>, source: Source): Result {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return `  ${name}: ${code !== 'custom' && given[name] === undefined ? 'is not set' : message}`;
  });
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

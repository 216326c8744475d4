import { z } from 'zod';
import { SHORTEST_PASSWORD } from '../auth/account.schema.js';
import { refuseSampleSecrets } from './sample-secrets.js';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
const onUnlessOff = z
  .enum(['true', 'false'])
  .default('true')
  .transform((text) => text === 'true');
const mailAddresses = z
  .string()
  .regex(/^[^\r\n]*\S@\S[^\r\n]*$/, 'needs an address, such as Studio <studio@example.com>');

const envSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: z.url().default('http://localhost:3000'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    S3_ENDPOINT: optionalText.pipe(z.url().optional()),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_FORCE_PATH_STYLE: flag,
    SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: mailAddresses.default('website@example.com'),
    ENQUIRY_TO: mailAddresses.default('studio@example.com'),
    RUN_MIGRATIONS: onUnlessOff,
    JWT_SECRET: z.string().min(32, 'needs at least 32 characters'),
    ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
    ADMIN_PASSWORD: optionalText.pipe(
      z.string().min(SHORTEST_PASSWORD, `needs at least ${SHORTEST_PASSWORD} characters`).optional(),
    ),
    SEED_DEMO: flag,
    PAGE_CACHE_URL: optionalText.pipe(z.url({ protocol: /^http$/ }).optional()),
    PAGE_REFRESH_SECRET: optionalText.pipe(z.string().min(16, 'needs at least 16 characters').optional()),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ['ADMIN_EMAIL'],
    message: 'and ADMIN_PASSWORD go together: set both or neither',
  })
  .refine((env) => !env.PAGE_CACHE_URL === !env.PAGE_REFRESH_SECRET, {
    path: ['PAGE_CACHE_URL'],
    message: 'and PAGE_REFRESH_SECRET go together: set both or neither',
  })
  .superRefine(refuseSampleSecrets);

export type Env = z.infer<typeof envSchema>;

/** Reads the whole configuration. @throws one error that names every wrong variable, never its value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return `  ${name}: ${code !== 'custom' && source[name] === undefined ? 'is not set' : message}`;
  });
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

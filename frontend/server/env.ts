import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  BACKEND_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3001')
    .transform((url) => new URL(url).origin),
  SITE_URL: optionalText
    .pipe(z.url({ protocol: /^https?$/ }).optional())
    .transform((url) => url && new URL(url).origin),
  TAG_MANAGER_ID: optionalText.pipe(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'looks like GTM-ABC123')
      .optional(),
  ),
  PAGE_CACHE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number().min(0).max(600).default(2),
});

/** `SITE_URL` is the public origin, without a slash at its end. */
export type Env = Omit<z.infer<typeof envSchema>, 'SITE_URL'> & { SITE_URL: string };

/** An empty variable counts as none. @throws one error that names every wrong variable, never its value */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(given);
  if (result.success) {
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` };
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

import { z } from 'zod';
import { isOrigin } from './is-origin.ts';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

const wholeNumber = (max: number) => {
  const error = `needs a whole number from 0 to ${max}`;
  return z.coerce.number(error).int(error).min(0, error).max(max, error);
};

const SECONDS = 'needs a number from 0 to 600';
const envSchema = z.object({
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  BACKEND_URL: z
    .url({ protocol: /^https?$/, error: 'needs an address that begins with http:// or https://' })
    .default('http://127.0.0.1:3001')
    .transform((url) => new URL(url).origin),
  SITE_URL: optionalText
    .pipe(
      z.string().refine(isOrigin, 'needs scheme and host alone, such as https://studio.example').optional(),
    )
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
  TRUST_PROXY: wholeNumber(10).default(0),
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number(SECONDS).min(0, SECONDS).max(600, SECONDS).default(2),
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

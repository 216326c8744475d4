import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Creates none when `newBytes` is 0. */
export function loadOrCreateSecret(file: string, newBytes: number): string | undefined {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (newBytes === 0) return undefined;
  const secret = randomBytes(newBytes).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

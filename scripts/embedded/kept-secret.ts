import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The secret kept in `file`, readable by its owner only; made when there is none yet and `newBytes` is above 0. */
export function keptSecret(file: string, newBytes: number): string | undefined {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (newBytes === 0) return undefined;
  const secret = randomBytes(newBytes).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Creates none when `newBytes` is 0. */
export function loadOrCreateSecret(file: string, newBytes: number): string | undefined {
  const known = existsSync(file) && readFileSync(file, 'utf8');
  if (known) return known;
  if (newBytes === 0) return undefined;
  const secret = randomBytes(newBytes).toString('base64url');
  // A machine that loses its power leaves no empty file.
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}

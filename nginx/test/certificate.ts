import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Certificate {
  key: string;
  certificate: string;
}

/** Signed by itself, so that it is also its authority. @returns the paths of both files */
export function makeCertificate(folder: string, name: string): Certificate {
  const [key, certificate] = [join(folder, `${name}.key.pem`), join(folder, `${name}.pem`)];
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name}`;
  spawnSync('openssl', [...args.split(' '), '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

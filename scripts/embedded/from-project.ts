import { resolve } from 'node:path';
import { root } from './root.ts';

export function fromProject(
  name: 'COUNTRY_DATABASE' | 'BACKUP_PRIVATE_KEY_FILE',
): Record<string, string | undefined> {
  const file = process.env[name];
  return file ? { [name]: resolve(root, file) } : {};
}

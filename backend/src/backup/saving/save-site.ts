import type { Writable } from 'node:stream';
import type { BackupEnv } from '../../config/env.js';
import { createImageStore } from '../../pictures/create-image-store.js';
import type { Backup } from '../manifest.js';
import { RetryingStore } from './retrying-store.js';
import { saveBackup } from './save-backup.js';

/** @throws KeyError */
export async function saveSite(env: BackupEnv, output: Writable): Promise<Backup> {
  const store = new RetryingStore(await createImageStore(env));
  // As the owner where known: a site not started since an upgrade may have no other role yet.
  const url = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  const backup = await saveBackup(url, store, output, env.BACKUP_PUBLIC_KEY);
  if (store.isAway)
    process.stderr.write(`The store of the pictures cannot be reached.\n${String(store.failure)}\n`);
  return backup;
}

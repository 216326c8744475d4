import 'reflect-metadata';
import { readBackupEnv } from '../config/env.js';
import { createImageStore } from '../pictures/create-image-store.js';
import { loadBackup } from './load-backup.js';
import { fail, reportRestored } from './report.js';

// node dist/backup/restore.js FILE: replaces database and pictures by those of a backup.
try {
  const path = process.argv[2];
  if (!path) throw new Error('Say which: restore.js FILE');
  const env = readBackupEnv(process.env);
  const file = { path, privateKeyFile: env.BACKUP_PRIVATE_KEY_FILE };
  reportRestored(await loadBackup(env, await createImageStore(env), file));
  process.exit(0);
} catch (error) {
  fail(error);
}

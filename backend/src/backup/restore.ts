import 'reflect-metadata';
import { readBackupEnv } from '../config/env.js';
import { createImageStore } from '../pictures/create-image-store.js';
import { describeProblem } from './describe-problem.js';
import { loadBackup } from './load-backup.js';
import { fail, reportRestored } from './report.js';

// node dist/backup/restore.js FILE [--damaged]: replaces database and pictures by those of a backup.
try {
  const [path, ...options] = process.argv.slice(2);
  if (!path || options.some((option) => option !== '--damaged'))
    throw new Error('Say which: restore.js FILE [--damaged]');
  const env = readBackupEnv(process.env);
  const file = { path, privateKeyFile: env.BACKUP_PRIVATE_KEY_FILE };
  const store = await createImageStore(env);
  reportRestored(await loadBackup(env, store, file, options.length > 0));
  process.exit(0);
} catch (error) {
  fail(new Error(`${describeProblem(error)}\nThe site is as it was.`, { cause: error }));
}

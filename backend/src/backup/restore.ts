import 'reflect-metadata';
import { readBackupEnv } from '../config/env.js';
import { createImageStore } from '../pictures/create-image-store.js';
import { describeProblem } from './describe-problem.js';
import { loadBackup } from './restoring/load-backup.js';
import { readBackup } from './restoring/read-backup.js';
import { fail, reportRestored } from './report.js';

// node dist/backup/restore.js FILE [--damaged | --check]: replaces database and pictures by those of a backup, or reads it alone.
try {
  const [path, option, ...more] = process.argv.slice(2);
  if (!path || more.length > 0 || ![undefined, '--damaged', '--check'].includes(option))
    throw new Error('Say which: restore.js FILE [--damaged | --check]');
  const env = readBackupEnv(process.env);
  const file = { path, privateKeyFile: env.BACKUP_PRIVATE_KEY_FILE };
  if (option === '--check') await readBackup(file);
  else reportRestored(await loadBackup(env, await createImageStore(env), file, option === '--damaged'));
  process.exit(0);
} catch (error) {
  fail(new Error(`${describeProblem(error)}\nThe site is as it was.`, { cause: error }));
}

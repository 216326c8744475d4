import 'reflect-metadata';
import { readBackupEnv } from '../config/env.js';
import { describeProblem } from './describe-problem.js';
import { decrypterWith, encrypterFor } from './encrypt.js';
import { fail } from './report.js';

// node dist/backup/check-settings.js: fails, and says why, where no backup could be made; says too where its proof could open none.
try {
  const env = readBackupEnv(process.env);
  encrypterFor(env.BACKUP_PUBLIC_KEY);
  if (env.BACKUP_PRIVATE_KEY_FILE) await decrypterWith(env.BACKUP_PRIVATE_KEY_FILE).catch(warn);
} catch (error) {
  fail(error);
}

function warn(error: unknown): void {
  process.stderr.write(`Encrypted backups cannot be proved: ${describeProblem(error)}\n`);
}

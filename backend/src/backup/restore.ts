import 'reflect-metadata';
import { readEnv } from '../config/env.js';
import { chooseStore } from '../upload/choose-store.js';
import { loadBackup } from './load-backup.js';

// node dist/backup/restore.js FILE: replaces database and pictures by those of a backup.
const file = process.argv[2];
if (!file) fail('Say which: restore.js FILE');
try {
  const env = readEnv(process.env);
  const { madeAt, tables } = await loadBackup(env.DATABASE_URL, await chooseStore(env), file);
  process.stderr.write(`Restored ${tables.length} tables and the pictures as of ${madeAt}.\n`);
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

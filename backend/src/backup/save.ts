import 'reflect-metadata';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { readEnv } from '../config/env.js';
import { chooseStore } from '../upload/choose-store.js';
import { saveBackup } from './save-backup.js';

// node dist/backup/save.js FILE: database and pictures as one file; "-" is the standard output.
const file = process.argv[2];
if (!file) fail('Say where to: save.js FILE, or - for the standard output.');
// A backup under its name is always a whole one.
const unfinished = `${file}.part`;
try {
  const env = readEnv(process.env);
  const output = file === '-' ? process.stdout : createWriteStream(unfinished, { mode: 0o600 });
  const { madeAt, tables } = await saveBackup(env.DATABASE_URL, await chooseStore(env), output);
  if (file !== '-') renameSync(unfinished, file);
  process.stderr.write(`Saved ${tables.length} tables and the pictures as of ${madeAt}.\n`);
} catch (error) {
  rmSync(unfinished, { force: true });
  fail(error instanceof Error ? error.message : String(error));
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

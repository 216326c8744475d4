import 'reflect-metadata';
import { readBackupEnv } from '../config/env.js';
import { fail, reportSaved } from './report.js';
import { saveSite } from './saving/save-site.js';
import { writeFile } from './saving/write-file.js';

// node dist/backup/save.js FILE: database and pictures as one file; "-" is the standard output.
try {
  const file = process.argv[2];
  if (!file) throw new Error('Say where to: save.js FILE, or - for the standard output.');
  const env = readBackupEnv(process.env);
  const write = saveSite.bind(undefined, env);
  reportSaved(file === '-' ? await write(process.stdout) : await writeFile(file, write));
} catch (error) {
  fail(error);
}

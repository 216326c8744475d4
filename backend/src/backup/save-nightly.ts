import 'reflect-metadata';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackupEnv } from '../config/env.js';
import { connectWithoutTimeouts } from './connect-without-timeouts.js';
import { nightlyName, oldBackups } from './nightly.js';
import { fail, reportSaved } from './report.js';
import { saveSite } from './saving/save-site.js';
import { takeAdvisoryLock } from './advisory-lock.js';
import { writeFile } from './saving/write-file.js';

// node dist/backup/save-nightly.js FOLDER: adds a backup to the folder and removes those that are too old.
try {
  const folder = process.argv[2];
  if (!folder) throw new Error('Say where to: save-nightly.js FOLDER');
  const begun = new Date();
  // They may be why there is no room for a new one.
  await removeOld(folder, begun);
  const env = readBackupEnv(process.env);
  const site = await connectWithoutTimeouts(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL);
  try {
    await takeAdvisoryLock(site, 'nightly_backup', 'Another backup of a night is under way.');
    const backup = await writeFile(
      // The same name every night, so that killed runs do not fill the folder.
      join(folder, 'nightly'),
      (output) => saveSite(env, output),
      ({ missing }) =>
        join(folder, nightlyName(begun, missing.length === 0, env.BACKUP_PUBLIC_KEY.length > 0)),
    );
    await removeOld(folder, begun);
    reportSaved(backup);
  } finally {
    await site.end();
  }
} catch (error) {
  fail(error);
}

async function removeOld(folder: string, begun: Date): Promise<void> {
  for (const name of oldBackups(await readdir(folder), begun)) await rm(join(folder, name), { force: true });
}

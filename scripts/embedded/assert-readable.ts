import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readOnlyOr } from './lock.mjs';

const FOLDERS = ['uploads', 'enquiry-files', 'mail', 'logs'];

/** Root, when it was killed, has given nothing back. @throws with a sentence, rather than serve a site without its pictures */
export function assertReadable(dataDir: string): void {
  const folders = FOLDERS.map((name) => join(dataDir, name)).filter((folder) => existsSync(folder));
  for (const folder of folders) {
    assertMine(folder, dataDir);
    for (const name of readdirSync(folder))
      if (name !== 'lost+found') assertMine(join(folder, name), dataDir);
  }
}

function assertMine(path: string, dataDir: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const belongsTo = new Error(
      `${path} belongs to user ${lstatSync(path).uid}, and this one may not read and write it. Make it yours, with all there: sudo chown -R ${process.getuid?.()} ${dataDir}`,
    );
    const readOnly = readOnlyOr(error, path);
    throw readOnly === error ? belongsTo : readOnly;
  }
}

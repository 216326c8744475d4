// npm run content -- export [FOLDER] | check: what staff changed, as content files; the site may be running.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { changedFiles, writeContent } from './embedded/content-files.ts';
import { root } from './embedded/root.ts';
import { findDatabase, fromCallersFolder } from './embedded/run-on-data.ts';

const USAGE = 'Say what: npm run content -- export [FOLDER], or npm run content -- check';
const [command, folder] = process.argv.slice(2);

try {
  if (command !== 'export' && command !== 'check') throw new Error(USAGE);
  const files = changedFiles(root, await contentOfDatabase());
  const names = Object.keys(files);
  if (command === 'check') {
    if (names.length > 0) throw new Error(`Staff have changed what these say:\n${names.join('\n')}`);
    console.log('The content files say what the database says.');
  } else {
    writeContent(folder ? fromCallersFolder(folder) : root, files);
    console.log(names.length > 0 ? `Written:\n${names.join('\n')}` : 'There is nothing to write.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // The IPC channel would keep this process alive.
  process.disconnect?.();
}

async function contentOfDatabase(): Promise<Record<string, unknown>> {
  const { addresses, giveBack } = await findDatabase();
  try {
    const printed = execFileSync(process.execPath, ['dist/content-export/print-content.js'], {
      cwd: join(root, 'backend'),
      env: { ...process.env, ...addresses },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return z.record(z.string(), z.unknown()).parse(JSON.parse(printed));
  } finally {
    await giveBack();
  }
}

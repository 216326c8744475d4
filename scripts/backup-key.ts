// npm run backup-key -- FILE: makes the key pair of encrypted backups; FILE gets the private key.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildUnlessServed } from './embedded/build.ts';
import { fromCallersFolder } from './embedded/run-on-data.ts';
import { root } from './embedded/root.ts';

await buildUnlessServed(root, 'backend');
const file = process.argv[2];
const program = join(root, 'backend/dist/backup/make-key.js');
const result = spawnSync(process.execPath, [program, ...(file ? [fromCallersFolder(file)] : [])], {
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;

// npm run test:faults: the product while its parts are killed, cut off, filled up and overloaded; about ten minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './embedded/build.ts';
import { root } from './embedded/root.ts';

await buildIfChanged(root, 'backend');
await buildIfChanged(root, 'frontend');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--reporter=verbose', ...process.argv.slice(2)];
process.exitCode =
  spawnSync(process.execPath, args, { cwd: join(root, 'faults'), stdio: 'inherit' }).status ?? 1;

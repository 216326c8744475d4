// npm run test:soak: half of what the machine can serve, for half an hour or SOAK_SECONDS; prints a table.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './embedded/build.ts';
import { root } from './embedded/root.ts';

await buildIfChanged(root, 'backend');
await buildIfChanged(root, 'frontend');
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--dir=soak', '--reporter=verbose'];
process.exitCode =
  spawnSync(process.execPath, args, { cwd: join(root, 'faults'), stdio: 'inherit' }).status ?? 1;

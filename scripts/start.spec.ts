import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './embedded/free-port.ts';
import { root } from './embedded/root.ts';
import { temporaryFolder } from './embedded/temporary-folder.ts';

test.each(['start.ts', 'dev.ts'])('%s builds nothing while its port is taken', async (program) => {
  const folder = temporaryFolder('studio-start');
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => {
    other.close();
    folder.remove();
  });
  await once(other, 'listening');
  // Without anything that could be built.
  cpSync(join(root, 'scripts'), join(folder.path, 'scripts'), { recursive: true });
  for (const name of ['node_modules', 'studio']) symlinkSync(join(root, name), join(folder.path, name));
  const { status, stderr } = spawnSync(process.execPath, [join(folder.path, 'scripts', program)], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PORT: String(port) },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use.`)]);
});

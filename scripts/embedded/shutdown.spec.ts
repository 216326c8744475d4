import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))('what the start says on a full disk is lost, and ends nothing', () => {
  const code = `
    const { Shutdown } = await import('${new URL('./shutdown.ts', import.meta.url).href}');
    const shutdown = new Shutdown();
    const say = () => [console.log('lost'), console.error('lost')];
    for (const delay of [1, 20, 40]) setTimeout(say, delay);
    setTimeout(() => shutdown.run(3), 60);`;
  const args = ['--input-type=module', '-e', code];
  const full = openSync(FULL, 'w');
  expect(spawnSync(process.execPath, args, { stdio: ['ignore', full, full] }).status).toBe(3);
});

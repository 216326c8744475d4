import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';

const FULL = '/dev/full';

describe.skipIf(!existsSync(FULL))('on a full disk', () => {
  it('a warning of Node is lost, and ends nothing', () => {
    const warnings = `
    const warn = () => process.emitWarning('Slow');
    for (const delay of [1, 20, 40]) setTimeout(warn, delay);
    setTimeout(() => console.log('on'), 60);`;
    const args = ['--import', join(import.meta.dirname, 'standard-output.ts'), '-e', warnings];
    const stdio = ['ignore', 'pipe', openSync(FULL, 'w')] as const;
    expect(spawnSync(process.execPath, args, { stdio: [...stdio] }).stdout.toString()).toBe('on\n');
  });
});

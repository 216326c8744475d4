import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './embedded/root.ts';
import { markServed } from './embedded/served.mjs';
import { type TemporaryFolder, temporaryFolder } from './embedded/temporary-folder.ts';

const WORKSPACES = ['.', 'backend', 'frontend', 'e2e', 'testing'];
let folder: TemporaryFolder;

/** A checkout whose packages have changed since they were installed. */
beforeEach(() => {
  folder = temporaryFolder('studio-run');
  for (const name of ['scripts/embedded', 'node_modules', 'bin', ...WORKSPACES])
    mkdirSync(join(folder.path, name), { recursive: true });
  for (const name of ['run.mjs', 'embedded/give-to-owner.mjs', 'embedded/lock.mjs', 'embedded/served.mjs'])
    cpSync(join(root, 'scripts', name), join(folder.path, 'scripts', name));
  for (const name of WORKSPACES) writeFileSync(join(folder.path, name, 'package.json'), '{}');
  writeFileSync(join(folder.path, 'package-lock.json'), '{}');
  writeFileSync(join(folder.path, 'node_modules/.installed'), 'the version before');
  writeFileSync(
    join(folder.path, 'scripts/command.ts'),
    "console.log('The command ran.');process.disconnect?.()",
  );
  writeFileSync(join(folder.path, 'bin/npm'), '#!/bin/sh\nexit 0', { mode: 0o755 });
});
afterEach(() => folder.remove());

function runCommand(): { stdout: string; stderr: string } {
  const PATH = `${join(folder.path, 'bin')}${delimiter}${process.env['PATH']}`;
  return spawnSync(process.execPath, [join(folder.path, 'scripts/run.mjs'), 'command'], {
    encoding: 'utf8',
    env: { PATH },
  });
}

test('a command installs packages that have changed', () => {
  expect(runCommand()).toMatchObject({
    stdout: 'The command ran.\n',
    stderr: expect.stringContaining('Installing packages'),
  });
});

test.runIf(process.getuid?.() === 0)('packages that root installs belong to the owner of the folder', () => {
  chownSync(folder.path, 1000, 1000);
  runCommand();
  expect(statSync(join(folder.path, 'node_modules/.installed')).uid).toBe(1000);
});

test('beside a running site a command goes by the packages of that', () => {
  markServed(folder.path, 3000);
  expect(runCommand()).toMatchObject({
    stdout: 'The command ran.\n',
    stderr: expect.stringMatching(/^A site runs from this folder: .*\n$/),
  });
});

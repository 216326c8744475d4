import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each([
  ['admin', 'list'],
  ['backup', 'site.tar'],
  ['prove-restore', 'site.tar'],
  ['content', 'check'],
])('npm run %s says that a folder has no data, and begins none', (program, argument) => {
  const { path: folder, remove } = temporaryFolder('studio-empty');
  onTestFinished(remove);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', `${program}.ts`), argument],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], DATA_DIR: folder } },
  );
  const sentence = `There is no data in ${folder}. Start the site once, or set DATA_DIR.\n`;
  expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

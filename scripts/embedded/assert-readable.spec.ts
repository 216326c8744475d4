import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const NOBODY = 65_534;
const module = JSON.stringify(join(import.meta.dirname, 'assert-readable.ts'));

/** By another user than root, who may read everything. @returns the sentence of a refusal */
function readAsUser(dataDir: string): string {
  const code = `import { assertReadable } from ${module};
    if (process.getuid() === 0) process.setuid(${NOBODY});
    try { assertReadable(${JSON.stringify(dataDir)}); } catch (error) { console.log(error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a picture that cannot be read stops a start, with what to do', () => {
  const { path, remove } = temporaryFolder('studio-readable');
  onTestFinished(remove);
  const picture = join(path, 'uploads/a.webp');
  mkdirSync(join(path, 'uploads'));
  writeFileSync(picture, '');
  for (const each of [path, join(path, 'uploads')]) chmodSync(each, 0o777);
  chmodSync(picture, 0o666);
  expect(readAsUser(path)).toBe('');
  chmodSync(picture, 0);
  expect(readAsUser(path)).toMatch(/a\.webp belongs to user .* sudo chown -R \d+ /);
});

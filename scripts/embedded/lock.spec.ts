import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(() => {
  folder = temporaryFolder('studio-lock');
  file = join(folder.path, 'lock');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => folder.remove());

test('two works under one lock never run at the same time', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(most).toBe(1);
});

test('a lock is given back when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(file)).toBe(false);
});

test('a lock that a dead process left is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, () => 'done')).toBe('done');
});

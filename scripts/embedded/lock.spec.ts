import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(() => {
  folder = temporaryFolder('studio-lock');
  file = join(folder.path, 'lock');
  vi.spyOn(console, 'error').mockReturnValue();
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

test('who waits reads why, and not among what the command itself writes', async () => {
  let waits: unknown;
  await withLock(file, () => {
    waits = withLock(file, () => {});
  });
  await waits;
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Waiting for another start'));
  expect(console.log).not.toHaveBeenCalled();
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

test('a lock from before the machine started is taken over, though its number is another process now', async () => {
  leave(String(process.ppid), Date.now() - (uptime() + 60) * 1000);
  expect(await withLock(file, () => 'done')).toBe('done');
});

test('a lock that a power cut left empty is taken over', async () => {
  leave('', Date.now() - 11_000);
  expect(await withLock(file, () => 'done')).toBe('done');
});

test('a lock of the same number, of a container before this one, is taken over', async () => {
  leave(String(process.pid), Date.now());
  expect(await withLock(file, () => 'done')).toBe('done');
});

function leave(content: string, writtenAt: number): void {
  writeFileSync(file, content);
  utimesSync(file, new Date(writtenAt), new Date(writtenAt));
}

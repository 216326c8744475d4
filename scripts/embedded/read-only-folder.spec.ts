import { accessSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assertReadable } from './assert-readable.ts';
import { withLock } from './lock.mjs';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('node:fs', { spy: true });

const SENTENCE = /^\/.* is on a file system that is read-only: let it be written to, and start again\.$/;
const refuse = () => {
  throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
};

function folder(): string {
  const { path, remove } = temporaryFolder('studio-read-only');
  onTestFinished(remove);
  vi.spyOn(console, 'error').mockReturnValue();
  return path;
}

test('data on a file system that is read-only are no matter of whose they are', () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'uploads'));
  vi.mocked(accessSync).mockImplementationOnce(refuse);
  expect(() => assertReadable(dataDir)).toThrow(SENTENCE);
});

test('no lock is taken there', async () => {
  const file = join(folder(), 'lock');
  vi.mocked(openSync).mockImplementationOnce(refuse);
  await expect(withLock(file, () => {})).rejects.toThrow(SENTENCE);
});

test('a lock that a start left there before is not taken over', async () => {
  const file = join(folder(), 'lock');
  writeFileSync(file, String(process.pid));
  vi.mocked(rmSync).mockImplementationOnce(refuse);
  await expect(withLock(file, () => {})).rejects.toThrow(SENTENCE);
});

import { closeSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from './postgres.ts';
import { pidOf } from './running-server.ts';
import { withLock } from './lock.mjs';
import { SupervisedPostgres } from './supervised-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('node:fs', { spy: true });

const SOON = { timeout: 30_000 };

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

function emptyFolder(): string {
  const { path, remove } = temporaryFolder('studio-full');
  onTestFinished(remove);
  vi.spyOn(console, 'error').mockReturnValue();
  return path;
}

const noRoom = () =>
  vi.mocked(writeFileSync).mockImplementation((file) => {
    if (typeof file === 'string') closeSync(openSync(file, 'wx'));
    throw full();
  });
const room = () => void vi.mocked(writeFileSync).mockReset();
const attempts = () => vi.mocked(writeFileSync).mock.calls.length;
const advice = () =>
  vi
    .mocked(console.error)
    .mock.calls.filter(([said]) => /is full: make room, it goes on by itself/.test(said));

test('a lock that could not be written stands in nobody’s way', async () => {
  const folder = emptyFolder();
  noRoom();
  await expect(withLock(join(folder, 'lock'), () => 'done')).rejects.toThrow('ENOSPC');
  room();
  expect(readdirSync(folder)).toEqual([]);
  expect(await withLock(join(folder, 'lock'), () => 'done')).toBe('done');
});

test('a start on a full disk names the folder and what to do', async () => {
  const folder = emptyFolder();
  noRoom();
  onTestFinished(room);
  await expect(startPostgres(folder)).rejects.toThrow(/studio-full-.* is full: make room, and start again\./);
});

test('a database that ended on a full disk is back when there is room, which is said once', async () => {
  const folder = emptyFolder();
  const givenUp = vi.fn<(reason: string) => void>();
  const site = new SupervisedPostgres(folder, givenUp);
  onTestFinished(() => site.stop());
  const before = await site.start();
  const now = vi.spyOn(Date, 'now');
  noRoom();
  process.kill(Number(pidOf(join(folder, 'data'))), 'SIGKILL');
  await vi.waitFor(() => expect(advice()).toHaveLength(1), SOON);
  const later = Date.now() + 120_000;
  now.mockImplementation(() => later);
  const made = attempts();
  await vi.waitFor(() => expect(attempts()).toBeGreaterThan(made + 1), SOON);
  now.mockRestore();
  room();
  await vi.waitFor(async () => {
    const one = new Client({ connectionString: before?.url });
    await one.connect();
    await one.end();
  }, SOON);
  expect(advice()).toHaveLength(1);
  expect(givenUp).not.toHaveBeenCalled();
});

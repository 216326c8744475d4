import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUpNightly, proofEnvironment, untilFirst, untilNext } from './back-up-nightly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const started = vi.hoisted((): string[] => []);
vi.mock('node:child_process', () => ({
  spawn: (_node: string, args: string[]) => {
    started.push(args.join(' '));
    return { exitCode: 0, kill: () => false };
  },
}));

test.each([
  ['2026-11-23T20:29:00Z', 60_000],
  ['2026-11-23T20:30:00Z', 86_400_000],
  ['2026-12-31T21:30:00Z', 82_800_000],
])('at %s the next night is %i ms away', (now, wait) => {
  expect(untilNext(new Date(now))).toBe(wait);
});

test('a night does not begin again when its clock was set back', () => {
  expect(untilNext(new Date('2026-11-23T20:29:58Z'), 60_000)).toBe(86_402_000);
});

const NOON = new Date('2026-11-24T12:00:00Z');
const UNTIL_NIGHT_MS = 30_600_000;

test.each([
  ['no backup at all', 300_000, []],
  ['one of the night before last', 300_000, ['2026-11-22-2030.tar']],
  ['only an incomplete one of last night', 300_000, ['2026-11-23-2030-incomplete.tar']],
  ['only one of a clock that was a year ahead', 300_000, ['2027-11-23-2030.tar']],
  ['only another file', 300_000, ['before-upgrade.tar']],
  ['one of last night', UNTIL_NIGHT_MS, ['2026-11-22-2030.tar', '2026-11-23-2030.tar']],
  ['one of the morning before the night that it was off', 300_000, ['2026-11-23-1205.tar']],
  ['an encrypted one since the night', UNTIL_NIGHT_MS, ['2026-11-24-0905.tar.age']],
])('at noon, with %s, the first is %i ms away', (_name, wait, files) => {
  expect(untilFirst(NOON, files)).toBe(wait);
});

test('just before the night, the first is not later than the night, whatever there is', () => {
  expect(untilFirst(new Date('2026-11-23T20:29:00Z'), [])).toBe(60_000);
});

test('a start into a folder without a backup makes one soon', async () => {
  const folder = temporaryFolder('studio-nightly');
  onTestFinished(() => folder.remove());
  const timer = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timer.mockRestore());
  const stop = backUpNightly(folder.path, { SCRATCH_DATABASE_URL: 'postgres://nowhere' });
  await stop();
  expect(timer.mock.calls[0]?.[1]).toBeLessThanOrEqual(300_000);
});

test('the next night waits while a backup runs, which may hang', async () => {
  const folder = temporaryFolder('studio-nightly');
  onTestFinished(() => folder.remove());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = backUpNightly(folder.path, { SCRATCH_DATABASE_URL: 'postgres://nowhere' });
  vi.runOnlyPendingTimers();
  expect(vi.getTimerCount()).toBe(1);
  await stop();
});

test('a folder that is not there, its disk being missing, ends no start, is noted at night and made at the next try', async () => {
  const folder = temporaryFolder('studio-nightly');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    said.mockRestore();
    folder.remove();
  });
  const disk = join(folder.path, 'disk');
  writeFileSync(disk, '');
  const stop = backUpNightly(join(disk, 'backups'), { SCRATCH_DATABASE_URL: 'postgres://nowhere' });
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^No backup can be made, for BACKUP_DIR cannot be written: ENOTDIR: .*'\. It is/)],
  ]);
  started.splice(0);
  vi.runOnlyPendingTimers();
  expect(started).toEqual([`dist/backup/prove-restore.js ${disk}/backups/`]);
  rmSync(disk);
  vi.runOnlyPendingTimers();
  expect(existsSync(join(disk, 'backups'))).toBe(true);
  await stop();
});

test.each([
  ['those of its own', 'scratch', { SCRATCH_ACCESS_KEY_ID: 'scratch', SCRATCH_SECRET_ACCESS_KEY: 'scratch' }],
  ['those of the site where it has none', 'site', {}],
])('of the keys of the store a proof is given %s', (_whose, key, own) => {
  const site = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'site', S3_SECRET_ACCESS_KEY: 'site' };
  for (const [name, value] of Object.entries({ ...site, ...own })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(proofEnvironment({})).toMatchObject({ S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key });
});

test('keys of the store are given to no proof of a site without a store', () => {
  vi.stubEnv('SCRATCH_ACCESS_KEY_ID', 'own');
  vi.stubEnv('SCRATCH_SECRET_ACCESS_KEY', 'own');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(proofEnvironment({})).not.toHaveProperty('S3_ACCESS_KEY_ID', 'own');
});

test('without a database to prove backups in, the start ends with a sentence', () => {
  expect(() => backUpNightly('backups', {})).toThrow('needs SCRATCH_DATABASE_URL');
});

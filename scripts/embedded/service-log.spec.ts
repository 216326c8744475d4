import { appendFileSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import retention from '../../studio/retention.json' with { type: 'json' };
import { ServiceLog } from './service-log.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

let folder: TemporaryFolder;
let file: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = temporaryFolder('studio-log');
  file = join(folder.path, 'backend.log');
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

/** @param daysAgo when it was written last */
function write(path: string, daysAgo: number): number {
  const moment = Date.now() - daysAgo * DAY_MS;
  writeFileSync(path, 'said\n');
  utimesSync(path, moment / 1000, moment / 1000);
  return moment;
}

test('each day has a file of its own, and the program goes on with the file that it has open', () => {
  const log = new ServiceLog(file);
  const today = dayOf(Date.now());
  appendFileSync(file, 'today\n');
  log.turn(Date.now() + DAY_MS);
  appendFileSync(file, 'tomorrow\n');
  expect(readFileSync(`${file}.${today}`, 'utf8')).toBe('today\n');
  expect(readFileSync(file, 'utf8')).toBe('tomorrow\n');
});

test('what was written on another day is put aside at the start', () => {
  const before = write(file, 3);
  const log = new ServiceLog(file);
  expect([log.size, readFileSync(`${file}.${dayOf(before)}`, 'utf8')]).toEqual([0, 'said\n']);
});

test('each day leaves a line with the number of files that were deleted', () => {
  write(`${file}.2026-01-01`, Number.parseInt(retention.logs));
  const log = new ServiceLog(file);
  for (const days of [0, 1, 1]) log.turn(Date.now() + days * DAY_MS);
  expect(vi.mocked(console.log).mock.calls).toEqual([
    ['Retention: 1 of backend.log older than 30 days deleted'],
    ['Retention: 0 of backend.log older than 30 days deleted'],
  ]);
});

test('files are deleted when the period is over, those of earlier versions too, and no others', () => {
  const period = Number.parseInt(retention.logs);
  write(`${file}.1`, period);
  write(`${file}.2026-01-01`, period);
  write(`${file}.2026-01-03`, period - 2);
  write(join(folder.path, 'frontend.log.2026-01-01'), period);
  const log = new ServiceLog(file);
  const kept = ['backend.log', 'backend.log.2026-01-03', 'frontend.log.2026-01-01'];
  expect(readdirSync(folder.path).toSorted()).toEqual(kept);
  log.turn(Date.now() + 2 * DAY_MS);
  expect(readdirSync(folder.path)).not.toContain('backend.log.2026-01-03');
});

test('a day that cannot be put aside stops no start, and old files make room first', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const before = write(file, 3);
  write(`${file}.2026-01-01`, Number.parseInt(retention.logs));
  mkdirSync(`${file}.${dayOf(before)}`);
  const log = new ServiceLog(file);
  expect(log.size).toBe('said\n'.length);
  expect(readdirSync(folder.path).toSorted()).toEqual(['backend.log', `backend.log.${dayOf(before)}`]);
  expect(console.error).toHaveBeenCalledOnce();
});

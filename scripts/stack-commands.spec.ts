import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './embedded/root.ts';
import { type TemporaryFolder, temporaryFolder } from './embedded/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const ALICE = [1234, 5678] as const;

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder('studio-stack')));
afterEach(() => folder.remove());

/** What Docker would be called with. @param docker what stands in its place does, in Bash */
function run(script: string, path: string, docker = '', more: Record<string, string> = {}) {
  const calls = join(folder.path, 'calls');
  const program = `#!/bin/bash\necho "$*" >> ${calls}\n${docker}`;
  writeFileSync(join(folder.path, 'docker'), program, { mode: 0o755 });
  const env = { PATH: `${folder.path}${delimiter}${process.env['PATH']}`, ...more };
  const { status } = spawnSync(join(root, 'scripts', script), [path], { env });
  return { status, calls: readFileSync(calls, 'utf8').trimEnd().split('\n') };
}

test.skipIf(!isRoot).each([
  ['stack-restore', 2],
  ['stack-prove', 1],
  ['stack-nightly', 2],
])('%s reads and writes as who owns the backups, also for root', (script, count) => {
  const backups = join(folder.path, 'backups');
  if (script === 'stack-nightly') mkdirSync(backups);
  else writeFileSync(backups, 'A backup.');
  chownSync(backups, ...ALICE);
  const { status, calls } = run(script, backups);
  expect(status).toBe(0);
  const mounting = calls.filter((call) => call.includes('--volume'));
  expect(mounting).toHaveLength(count);
  for (const call of mounting) expect(call).toContain(`--user ${ALICE.join(':')} `);
});

test('the crontab of encrypted backups gives the key to the proof of them', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, rest = ''] = /\n- An encrypted backup needs(.*?)\n- /s.exec(operations) ?? [];
  const [, name = ''] = /`30 20 \* \* \* cd \S+ && (\w+)=\S+ scripts\/stack-nightly \S+`/.exec(rest) ?? [];
  const key = join(folder.path, 'proof.key');
  writeFileSync(key, 'A key.');
  const { calls } = run('stack-nightly', folder.path, '', { [name]: key });
  expect(calls.filter((call) => call.includes(`${key}:/backup.key:ro`))).toEqual([
    expect.stringContaining('prove-restore.js'),
  ]);
});

test('a restore stops nothing when the backup cannot be read where it is restored, or is cut off', () => {
  const backup = join(folder.path, 'backup.tar');
  writeFileSync(backup, 'A backup.');
  const { status, calls } = run('stack-restore', backup, '[[ $* != *" --check"* ]]');
  expect(status).toBe(1);
  expect(calls.filter((call) => !call.includes('/backup.tar'))).toEqual([]);
});

const signalled = (signal: string, code: number) =>
  `[[ $* != "compose stop "* ]] || { kill -${signal} $PPID; exit ${code}; }`;
test.each([
  ['its stop is interrupted', signalled('INT', 130), 130],
  ['its terminal is closed', signalled('HUP', 129), 129],
  ['the backup cannot be restored', '[[ $* != *"/backup.tar" ]] || exit 7', 7],
  ['the site does not come up again', '[[ $* != "compose up --detach --wait" ]]', 1],
  ['all goes well', '', 0],
])('a restore ends its stop before it starts the site, and tells how it went, when %s', (_, docker, code) => {
  const backup = join(folder.path, 'backup.tar');
  writeFileSync(backup, 'A backup.');
  const { status, calls } = run('stack-restore', backup, docker);
  expect(status).toBe(code);
  expect(calls.slice(-2)).toEqual(['compose stop nginx frontend backend', 'compose up --detach --wait']);
});

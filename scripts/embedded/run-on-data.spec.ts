import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasDatabase } from './database-place.ts';
import { freePort } from './free-port.ts';
import { keepSettings } from './keep-settings.ts';
import { root } from './root.ts';
import { findDatabase } from './run-on-data.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('./build.ts', () => ({ buildUnlessServed: async () => {} }));

function emptyFolder(): string {
  const { path, remove } = temporaryFolder('studio-empty');
  onTestFinished(remove);
  return path;
}

function siteFolder(): string {
  const folder = emptyFolder();
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return join(folder, 'postgres');
}

async function restore(hasFailed: boolean): Promise<void> {
  const { giveBack } = await findDatabase(true);
  await giveBack(hasFailed);
}

test.each([
  ['admin', 'list'],
  ['backup', 'site.tar'],
  ['prove-restore', 'site.tar'],
  ['content', 'check'],
])('npm run %s says that a folder has no data, and begins none', (program, argument) => {
  const folder = emptyFolder();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', `${program}.ts`), argument],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], DATA_DIR: folder } },
  );
  const sentence = `There is no data in ${folder}. Start the site once, or set DATA_DIR.\n`;
  expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test.each(['backup', 'restore', 'admin'])('npm run %s says which database is away', async (program) => {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], DATABASE_URL: `postgres://studio:hush@127.0.0.1:${port}/studio` };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', `${program}.ts`), join(emptyFolder(), 'site.tar')],
    { encoding: 'utf8', env },
  );
  const reason = `connect ECONNREFUSED 127.0.0.1:${port}`;
  expect([status, stderr]).toEqual([1, `The database of DATABASE_URL cannot be reached: ${reason}.\n`]);
});

const OF_THE_SITE = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  BACKUP_PUBLIC_KEY: 'age1studio',
  DATABASE_URL: 'postgres://studio:hush@127.0.0.1:9/studio',
};
test.each([
  ['backup', 'DATABASE_URL and S3_BUCKET and S3_ENDPOINT and BACKUP_PUBLIC_KEY'],
  ['restore', 'DATABASE_URL and S3_BUCKET and S3_ENDPOINT'],
  ['prove-restore', 'DATABASE_URL and S3_BUCKET and S3_ENDPOINT'],
  ['admin', 'DATABASE_URL'],
  ['content', 'DATABASE_URL'],
])('npm run %s refuses without the settings that the site was started with', (program, names) => {
  const folder = emptyFolder();
  keepSettings({ dataDir: folder, siteUrl: 'https://studio.test' }, OF_THE_SITE);
  const call = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(root, 'scripts', `${program}.ts`), 'check'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    });
  const { status, stderr } = call({});
  expect([status, stderr]).toEqual([1, expect.stringContaining(`was last started with ${names}, which`)]);
  expect(stderr).not.toContain('hush');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  expect(call(OF_THE_SITE).stderr).toContain('The database of DATABASE_URL cannot be reached');
});

test('a command that is to do without a setting of the site is told so by an empty one', () => {
  const folder = emptyFolder();
  keepSettings({ dataDir: folder, siteUrl: 'https://studio.test' }, OF_THE_SITE);
  const without = Object.fromEntries(Object.keys(OF_THE_SITE).map((name) => [name, '']));
  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/backup.ts'), 'site.tar'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...without },
  });
  expect(stderr).toContain('There is no data in');
});

test('a restore that fails takes away the database that it made, so that no empty site is served', async () => {
  const folder = siteFolder();
  await restore(true);
  expect(hasDatabase(folder)).toBe(false);
});

test('a restore that fails leaves the database that was there', async () => {
  const folder = siteFolder();
  await restore(false);
  await restore(true);
  expect(hasDatabase(folder)).toBe(true);
});

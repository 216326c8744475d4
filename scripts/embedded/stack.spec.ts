import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { Shutdown } from './shutdown.ts';
import { type Programs, prepareStack, readSettings } from './stack.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROGRAMS: Programs = { mode: 'production', backend: [], frontend: [] };

test.each(['jwt-secret', 'logs/backend.log'])('no new site begins where %s of one is left', async (trace) => {
  const folder = temporaryFolder('studio-traces');
  onTestFinished(() => folder.remove());
  mkdirSync(join(folder.path, 'logs'));
  writeFileSync(join(folder.path, trace), '');
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const start = prepareStack(readSettings({ DATA_DIR: folder.path }), PROGRAMS, new Shutdown());
  await expect(start).rejects.toThrow(
    /A site has run with the data in .* Put it back there, restore a backup/,
  );
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false);
});

test('a folder that cannot be made is told with the setting that names it', async () => {
  const { path, remove } = temporaryFolder('studio-folder');
  onTestFinished(remove);
  writeFileSync(join(path, 'file'), '');
  const settings = readSettings({ DATA_DIR: join(path, 'file/data') });
  const start = prepareStack(settings, PROGRAMS, new Shutdown());
  await expect(start).rejects.toThrow(/file\/data cannot be made\. Set DATA_DIR to a folder/);
});

test('a start that fails leaves no address for the commands beside the site', async () => {
  const { path, remove } = temporaryFolder('studio-address');
  onTestFinished(remove);
  vi.stubEnv('DATABASE_URL', `postgres://nobody@127.0.0.1:${await freePort()}/none`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const settings = readSettings({ DATA_DIR: path, SITE_URL: 'studio.example' });
  await expect(prepareStack(settings, PROGRAMS, new Shutdown())).rejects.toThrow(/ECONNREFUSED/);
  expect(readSettings({ DATA_DIR: path }).siteUrl).not.toBe('studio.example');
});

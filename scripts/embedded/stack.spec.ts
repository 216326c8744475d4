import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Shutdown } from './shutdown.ts';
import { type Programs, prepareStack, readSettings } from './stack.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each(['jwt-secret', 'logs/backend.log'])('no new site begins where %s of one is left', async (trace) => {
  const folder = temporaryFolder('studio-traces');
  onTestFinished(() => folder.remove());
  mkdirSync(join(folder.path, 'logs'));
  writeFileSync(join(folder.path, trace), '');
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const programs: Programs = { mode: 'production', backend: [], frontend: [] };
  const start = prepareStack(readSettings({ DATA_DIR: folder.path }), programs, new Shutdown());
  await expect(start).rejects.toThrow(
    /A site has run with the data in .* Put it back there, restore a backup/,
  );
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false);
});

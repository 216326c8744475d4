import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { buildIfChanged } from '../../../scripts/embedded/build.ts';
import { temporaryFolder } from '../../../scripts/embedded/temporary-folder.ts';
import { createStartedDatabase } from '../setup/started-database.ts';
import { testSettings } from '../setup/test-settings.ts';

const root = resolve(import.meta.dirname, '../../..');
const listening = z.tuple([z.object({ listening: z.url() })]).rest(z.unknown());

beforeAll(() => buildIfChanged(root, 'backend'));

it('the backend serves on while its log cannot be written, which goes on once there is room', async () => {
  const { path: folder, remove } = temporaryFolder('studio-full-log');
  const log = join(folder, 'backend.log');
  writeFileSync(log, 'x'.repeat(4096));
  const database = await createStartedDatabase();
  const backend = start(log, { DATABASE_URL: database.servingUrl, DATA_DIR: folder });
  onTestFinished(async () => {
    backend.kill('SIGKILL');
    await database.drop();
    remove();
  });
  const said = await once(backend, 'message');
  const [{ listening: url }] = listening.parse(said);
  const get = () => fetch(`${url}/api/blog`);
  expect((await get()).status).toBe(200);
  expect((await get()).status).toBe(200);
  expect(readFileSync(log)).toHaveLength(4096);
  truncateSync(log);
  expect((await get()).status).toBe(200);
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('"path":"/api/blog"');
});

/** No file that it writes may be longer than 512 bytes. */
function start(logFile: string, env: Record<string, string>): ChildProcess {
  const log = openSync(logFile, 'a');
  return spawn('sh', ['-c', 'ulimit -f 1; exec "$0" dist/main.js', process.execPath], {
    cwd: join(root, 'backend'),
    env: { ...testSettings, PORT: '0', HOST: '127.0.0.1', ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', log, log, 'ipc'],
  });
}

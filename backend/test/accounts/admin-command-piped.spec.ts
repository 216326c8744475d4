import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildIfChanged } from '../../../scripts/embedded/build.ts';
import { createStartedDatabase } from '../setup/started-database.ts';

const root = resolve(import.meta.dirname, '../../..');

beforeAll(() => buildIfChanged(root, 'backend'));

it('a command whose reader has seen enough ends quietly', async () => {
  const database = await createStartedDatabase();
  onTestFinished(() => database.drop());
  const command = spawn(process.execPath, ['dist/auth/manage-admins.js', 'history'], {
    cwd: join(root, 'backend'),
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.destroy();
  const [complaint, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  expect([code, complaint]).toEqual([0, '']);
});

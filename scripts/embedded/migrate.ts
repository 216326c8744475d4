import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** In its own process, so that the backend knows neither the owner's nor the first administrator's password. */
export async function migrate(env: Record<string, string | undefined>): Promise<void> {
  const child = spawn(process.execPath, [join('dist', 'migrate.js')], {
    cwd: join(root, 'backend'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The database could not be brought up to date.\n${output}`);
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** A program of the backend, in its own process. @returns what it said @throws with that, below the complaint, unless it ends with 0 */
export async function runToEnd(
  program: string,
  env: Record<string, string | undefined>,
  complaint = '',
): Promise<string> {
  const child = spawn(process.execPath, [join('dist', program)], {
    cwd: join(root, 'backend'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0)
    throw new Error(`${complaint}\n${output}`.trim() || `${program} ended with ${String(code)}.`);
  return output;
}

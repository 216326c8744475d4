import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/embedded/root.ts';

export interface RunningSite {
  url: string;
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code once the whole start has ended. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/** Starts the product in a folder as `npm start` does, in a process group of its own. */
export function launchSite(env: Record<string, string>, folder = root): Omit<RunningSite, 'url'> {
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'start'], {
    cwd: folder,
    env: { ...withoutConfiguration(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async (): Promise<void> => {
    // Has no effect on one that has ended already.
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, output: () => output, ended, stop };
}

/** @throws with everything it printed when it ends before it is ready */
export async function startSite(
  env: Record<string, string> & { PORT: string },
  folder = root,
): Promise<RunningSite> {
  const site = launchSite(env, folder);
  const ready = new Promise<void>((resolve) => {
    site.process.stdout?.on('data', () => site.output().includes('Ready on') && resolve());
  });
  await Promise.race([
    ready,
    site.ended.then(() => Promise.reject(new Error(`The site did not start:\n${site.output()}`))),
  ]);
  return { ...site, url: `http://127.0.0.1:${env.PORT}` };
}

/** The developer's own configuration must not reach the site under test. */
function withoutConfiguration(): NodeJS.ProcessEnv {
  const names = [
    'HOST',
    'SITE_URL',
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'SMTP_URL',
    'S3_BUCKET',
    'TRUST_PROXY',
    'TAG_MANAGER_ID',
  ];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** Installs packages for the tests where that is possible: as root on Debian and its like. @returns whether it was tried */
export function installFromDebian(...packages: [string, ...string[]]): boolean {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return false;
  console.log(`Installing the package ${packages[0]} for the tests…`);
  // At this run level a package does not start the service it brings.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env,
  });
  return true;
}

export function locate(program: string): string | undefined {
  if (isAbsolute(program)) return existsSync(program) ? program : undefined;
  const found = spawnSync('which', [program], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../embedded/stack.ts';
import { installFromDebian } from './debian.ts';

/** Whether there is an NGINX, installed first where that is possible. */
export function provideNginx(): boolean {
  return hasNginx() || (installFromDebian('nginx', 'libnginx-mod-http-brotli-filter') && hasNginx());
}

/** Whether there is an NGINX: the script that starts it says so. */
export function hasNginx(): boolean {
  return spawnSync(join(root, 'nginx', 'start.sh'), ['-v'], { stdio: 'ignore' }).status === 0;
}

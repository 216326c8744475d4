import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';
import { installFromDebian } from './debian.ts';

export function provideNginx(): boolean {
  return hasNginx() || (installFromDebian('nginx', 'libnginx-mod-http-brotli-filter') && hasNginx());
}

export function hasNginx(): boolean {
  return spawnSync(join(root, 'nginx', 'start.sh'), ['-v'], { stdio: 'ignore' }).status === 0;
}

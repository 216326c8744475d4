import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import type { Nginx } from '../../testing/servers/nginx.ts';

/** Bytes of memory that NGINX has for itself, in all its processes. Linux only. */
export function memoryOfNginx(nginx: Nginx): number {
  const kilobytes = processesOf(nginx).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** Bytes of bodies that it has put aside: in files that have no name any more, but are still open. */
export function putAsideBy(nginx: Nginx): number {
  const files = processesOf(nginx).flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).map((name) => `/proc/${pid}/fd/${name}`),
  );
  return files
    .filter((file) => nameOf(file).includes('/client-body/'))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}

function processesOf({ pid }: Nginx): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.map(Number)];
}

function nameOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    // Closed while it was looked at.
    return '';
  }
}

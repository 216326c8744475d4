import { installFromDebian, locate } from './debian.ts';

/** Whether there is an NGINX, installed first where that is possible. */
export function hasNginx(): boolean {
  return isThere() || (installFromDebian('nginx', 'libnginx-mod-http-brotli-filter') && isThere());
}

function isThere(): boolean {
  return locate('nginx') !== undefined;
}

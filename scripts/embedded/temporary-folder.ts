import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  path: string;
  remove: () => void;
}

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** Others may enter it: when this is root, Postgres runs as another user. */
export function temporaryFolder(name: string, parent = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(parent, `${name}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** In memory where there is plenty, as there is not in most containers. */
export function fastTemporaryFolder(name: string): TemporaryFolder {
  return temporaryFolder(name, hasRoomInMemory() ? MEMORY : tmpdir());
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

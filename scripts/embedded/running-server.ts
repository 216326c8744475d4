import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSame } from './database-place.ts';

export function pidOf(data: string): string | undefined {
  return linesOf(data)[0];
}

export function portOf(data: string): string | undefined {
  return linesOf(data)[3];
}

/** What says that Postgres runs is copied with the rest, and leads to the one of the site that was copied. */
export function refuseCopy(data: string): void {
  const origin = linesOf(data)[1];
  if (!origin || !existsSync(origin) || isSame(origin, data)) return;
  throw new Error(
    `${data} was copied from ${origin} while Postgres ran there, so that it may be torn. Stop the site there and copy it again, or restore a backup into a new folder.`,
  );
}

function linesOf(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

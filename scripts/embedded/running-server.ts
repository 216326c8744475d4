import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function pidOf(data: string): string | undefined {
  return linesOf(data)[0];
}

export function portOf(data: string): string | undefined {
  return linesOf(data)[3];
}

function linesOf(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

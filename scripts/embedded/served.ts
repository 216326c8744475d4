import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAbandoned } from './lock.mjs';

const MARK = '.serving-';

/** The site of a port is served from what is built here. @returns its end */
export function markServed(root: string, port: number): () => void {
  const mark = join(root, `${MARK}${port}`);
  try {
    writeFileSync(mark, String(process.pid));
  } catch (error) {
    console.error(`A build while the site runs would not be refused: ${String(error)}`);
  }
  return () => rmSync(mark, { force: true });
}

/** By another process. */
export function isServed(root: string): boolean {
  const marks = readdirSync(root).filter((name) => name.startsWith(MARK));
  return marks.some((name) => !isAbandoned(join(root, name)));
}

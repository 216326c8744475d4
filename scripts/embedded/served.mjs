// Plain JavaScript: run.mjs needs it before anything is installed.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAbandoned } from './lock.mjs';

const MARK = '.serving-';

/** The site of a port is served from what is built here. @param {string} root @param {number} port @returns its end */
export function markServed(root, port) {
  const mark = join(root, `${MARK}${port}`);
  try {
    writeFileSync(mark, String(process.pid));
  } catch (error) {
    console.error(`A build while the site runs would not be refused: ${String(error)}`);
  }
  return () => rmSync(mark, { force: true });
}

/** By another process. @param {string} root */
export function isServed(root) {
  const marks = readdirSync(root).filter((name) => name.startsWith(MARK));
  return marks.some((name) => !isAbandoned(join(root, name)));
}

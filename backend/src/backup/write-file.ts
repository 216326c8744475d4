import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Of a file that is being written, or that a killed process has left: without it a file is whole. */
export const UNFINISHED = '.part';

/**
 * Writes a file that only its owner may read, and that gets its name when it is safely on the disk.
 * @param nameOf the name, by what `write` has answered
 */
export async function writeFile<Result>(
  path: string,
  write: (output: Writable) => Promise<Result>,
  nameOf: (result: Result) => string = () => path,
): Promise<Result> {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    const result = await write(createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, nameOf(result));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { fileReason } from '../file-reason.js';

export const UNFINISHED = '.part';

const fileError = z.object({ syscall: z.string(), path: z.string().optional() });

/** Readable by its owner only; it gets its name, from `nameOf`, when it is safely on the disk. */
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
    const { syscall, path: place = unfinished } = fileError.safeParse(error).data ?? {};
    // What is read meanwhile, from other files and by sockets, fails in the same words.
    const isOfFile = syscall !== 'connect' && place === unfinished;
    const reason = isOfFile && fileReason(error);
    throw reason ? new Error(`${path} cannot be written: ${reason}.`, { cause: error }) : error;
  }
}

import { fstatSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

// Node's warnings.
process.stderr.on('error', () => {});

/** A file loses lines while the disk is full, for which pino's own writer waits for ever. */
export function standardOutput(): DestinationStream | undefined {
  return fstatSync(1).isFile() ? { write: writeUnlessFull } : undefined;
}

let isCut = false;

function writeUnlessFull(line: string): void {
  const bytes = Buffer.from(isCut ? `\n${line}` : line);
  try {
    isCut = writeSync(1, bytes) < bytes.length;
  } catch {}
}

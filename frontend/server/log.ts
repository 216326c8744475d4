import { fstatSync, writeSync } from 'node:fs';
import { format } from 'node:util';
import { type DestinationStream, pino } from 'pino';
import { redact } from './redact.ts';

export const log = pino({ hooks: { streamWrite: redact } }, standardOutput());

/** A file loses lines while the disk is full, for which pino's own writer waits for ever. */
function standardOutput(): DestinationStream | undefined {
  return fstatSync(1).isFile() ? { write: writeUnlessFull } : undefined;
}

let isCut = false;

function writeUnlessFull(line: string): void {
  const bytes = Buffer.from(isCut ? `\n${line}` : line);
  try {
    isCut = writeSync(1, bytes) < bytes.length;
  } catch {}
}

export function consoleToLog(): void {
  Object.assign(console, {
    error: writer('error'),
    warn: writer('warn'),
    info: writer('info'),
    log: writer('info'),
  });
}

function writer(level: 'error' | 'warn' | 'info') {
  return (...parts: unknown[]): void => {
    const err = parts.find((part) => part instanceof Error);
    const text = format(...parts.filter((part) => part !== err));
    log[level]({ ...(err && { err }) }, text || err?.message);
  };
}

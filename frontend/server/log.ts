import { format } from 'node:util';
import { pino } from 'pino';
import { redact } from './redact.ts';

export const log = pino({ hooks: { streamWrite: redact } });

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
